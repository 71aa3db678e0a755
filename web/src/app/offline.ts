/** The page for those without a connection, which the app keeps: in all languages, for it knows none. */

export type Say = (key: string) => string;

export function offlinePage(languages: Record<string, Say>): string {
  const parts = Object.entries(languages).map(
    ([language, say]) =>
      `<section lang="${language}"><h1>${say('web-offline')}</h1><p>${say('web-offline-why')}</p></section>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content="#0a090c" />
    <link rel="stylesheet" href="./offline.css" />
    <title>Duskmoot</title>
  </head>
  <body>
    <img src="./candle.svg" alt="" />
    <main>${parts.join('')}</main>
  </body>
</html>
`;
}
