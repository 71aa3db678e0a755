import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { offlinePage, type Say } from './src/app/offline';

const server = process.env.DUSKMOOT_SERVER ?? 'http://127.0.0.1:8000';

/** Packed once here, so that the server need not pack what it sends. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
        const content = readFileSync(join(dir, name));
        if (content.length < 1024) continue;
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** The page that the app shows without a connection, in the words of the texts. */
function offline(): Plugin {
  const texts = join(import.meta.dirname, '../src/duskmoot/texts');
  const say = (language: string): Say => {
    const bundle = new FluentBundle(language);
    const source = readFileSync(join(texts, language, 'notices.ftl'), 'utf8');
    bundle.addResource(new FluentResource(source));
    return (key) => bundle.formatPattern(bundle.getMessage(key)?.value ?? '');
  };
  return {
    name: 'offline',
    apply: 'build',
    generateBundle() {
      const source = offlinePage({ en: say('en'), ru: say('ru'), pl: say('pl') });
      this.emitFile({ type: 'asset', fileName: 'offline.html', source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), offline(), packed()],
  base: './',
  build: {
    outDir: '../src/duskmoot/static',
    emptyOutDir: true,
    // Fonts and pictures stay files of their own: the page allows no data: addresses for scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
