import { mount } from 'svelte';
// Before all components: a page that is fetched later has its styles behind them, too.
import './look/fonts.css';
import './look/tokens.css';
import './look/bar.css';
import './look/spread.css';
import App from './App.svelte';
import { startWorker } from './app/worker';

const target = document.getElementById('app');
if (target) mount(App, { target });
startWorker();
