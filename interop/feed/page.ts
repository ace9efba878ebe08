/** A page of another origin, with the clients, in a real browser. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { type Serving, serve } from '../../src/reference/feed/index.ts';

/** Path of Chromium on this machine. */
export const browserPath = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((folder) => ['chromium', 'google-chrome'].map((name) => join(folder, name)))
  .find(existsSync);

/** Ways to read in a page. */
export type PageClient = 'jquery-get' | 'jquery-jsonp' | 'fetch-jsonp';

/** An open page. */
export interface FeedPage {
  /** The outcome of a client for an address: `data`, or how it `failed`. */
  ask(client: PageClient, url: string, options?: Readonly<Record<string, string>>): Promise<unknown>;
  /** A global variable of the page, as text. */
  variable(name: string): Promise<string>;
  /** The requested addresses since the last call. */
  asked(): readonly URL[];
  /** The errors of scripts since the last call. */
  errors(): readonly string[];
  close(): Promise<void>;
}

const { resolve } = createRequire(import.meta.url);
const SCRIPTS: Readonly<Record<string, string | URL>> = {
  '/jquery.js': new URL('jquery.js', `file://${resolve('jquery')}`),
  '/fetch-jsonp.js': resolve('fetch-jsonp'),
  '/page.js': new URL('page.js', import.meta.url),
};
const HTML = `<!doctype html><meta charset="utf-8"><title>Events</title><link rel="icon" href="data:,">
${Object.keys(SCRIPTS)
  .map((path) => `<script src="${path}"></script>`)
  .join('\n')}`;

async function answer(request: Request): Promise<Response> {
  const script = SCRIPTS[new URL(request.url).pathname];
  if (script === undefined) return new Response(HTML, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  return new Response(await readFile(script), { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}

/** Opens the page. Rejects where the browser does not start. */
export async function feedPage(): Promise<FeedPage> {
  const serving: Serving = await serve(answer);
  const browser: Browser = await chromium.launch({ executablePath: browserPath! });
  const page = await browser.newPage();
  const seen: { asked: URL[]; errors: string[] } = { asked: [], errors: [] };
  const taken = <K extends keyof typeof seen>(kind: K) => seen[kind].splice(0) as (typeof seen)[K];
  page.on('request', (request) => seen.asked.push(new URL(request.url())));
  page.on('pageerror', (error) => seen.errors.push(`${error.name}: ${error.message}`));
  await page.goto(serving.url);
  taken('asked');
  return {
    ask: async (...given) => {
      const text = await page.evaluate(`ask(...${JSON.stringify(given)})`);
      return JSON.parse(text as string);
    },
    variable: (name) => page.evaluate(`String(window[${JSON.stringify(name)}])`),
    asked: () => taken('asked'),
    errors: () => taken('errors'),
    close: async () => {
      await browser.close();
      await serving.close();
    },
  };
}
