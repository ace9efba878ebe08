/** The pages of failing runs of each suite, in Chromium: with and without scripts, on a phone and a desktop, and on paper. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { browserPath } from '../../../interop/feed/page.ts';
import { type Ended, serveFeed, serveLog, touchstone } from '../../front/cli/command.test-tool.ts';

const BIN = fileURLToPath(new URL('../../front/cli/main.ts', import.meta.url));
const TOOL = fileURLToPath(new URL('../../migration/testbed/migration-program.ts', import.meta.url));
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The largest page of a run of a reference, in bytes. */
const LARGEST = 1_000_000;

const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
// The program that publishes takes it from the environment of this process.
beforeAll(() => void vi.stubEnv('TOKEN', 'a-token-of-this-test'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
const file = (name: string) => join(folder, `${name}.html`);
const report = (name: string) => ['--report', `html=${file(name)}`, '--report', `console=${join(folder, 'text')}`];

async function judgedLog(name: string, ...served: readonly string[]): Promise<Ended> {
  const log = await serveLog(...served);
  try {
    const where = ['--url', log.url, '--vkey', log.vkey, '--grpc', log.grpc, '--allow-writes'];
    return await touchstone(['check', 'log', ...where, '--profile', 'rekor-v2', 'http', ...report(name)]);
  } finally {
    await log.stop();
  }
}

async function judgedFeed(name: string, ...served: readonly string[]): Promise<Ended> {
  const { url, site, key, publish, stop } = await serveFeed('--events', '20', '--token-env', 'TOKEN', ...served);
  try {
    const publisher = `'${process.execPath}' '${BIN}' publish feed --url ${publish.url} --token-env TOKEN`;
    const how = ['--publish-command', publisher, '--exclusive', '--key-env', 'KEY'];
    return await touchstone(['check', 'feed', '--url', url, '--site', site, ...how, ...report(name)], {
      env: { ...process.env, KEY: key },
    });
  } finally {
    await stop();
  }
}

function judgedMigration(name: string): Promise<Ended> {
  const command = `'${process.execPath}' '${TOOL}' command faults deploys-the-base-anew`;
  const how = ['--profile', 'interface', 'durable-deploy', '--only', 'migration/rerun/base'];
  return touchstone(['check', 'migration', '--command', command, ...how, ...report(name)]);
}

if (browserPath === undefined) {
  console.warn('skipped: reports as pages, since neither chromium nor google-chrome is on this machine');
  test.skip('report page: chromium is absent');
} else {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: browserPath! });
  });
  afterAll(() => browser?.close());

  /** Opens a page; `errors` receives what its console says. */
  async function opened(
    name: string,
    options: Parameters<Browser['newContext']>[0] = {},
    errors: string[] = [],
  ): Promise<Page> {
    const page = await (await browser.newContext(options)).newPage();
    page.on('console', (message) => errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => request.url().startsWith('file:') || errors.push(request.url()));
    await page.goto(`file://${file(name)}`);
    return page;
  }

  describe.each([
    ['log', () => judgedLog('log', '--fault', 'leaf-hash-without-prefix')],
    ['feed', () => judgedFeed('feed', '--fault', 'naive-dates')],
    ['migration', () => judgedMigration('migration')],
  ] as const)('the page of a failing %s run', (name, judged) => {
    beforeAll(async () => {
      const { code, stderr } = await judged();
      expect([code, stderr]).toEqual([1, expect.any(String)]);
      // axe-core needs timers, which do not run where scripts are off.
      const unscripted = readFileSync(file(name), 'utf8').replace(/<script>.*<\/script>/s, '');
      writeFileSync(file(`${name}-without-scripts`), unscripted);
    }, 900_000);

    const looks = [1440, 390].flatMap((width) =>
      (['light', 'dark'] as const).flatMap((colorScheme) =>
        ([name, `${name}-without-scripts`] as const).map((shown) => ({ shown, width, colorScheme })),
      ),
    );
    test.each(looks)('has no violation of axe with %j', async ({ shown, width, ...options }) => {
      const errors: string[] = [];
      const page = await opened(shown, { ...options, viewport: { width, height: 900 } }, errors);
      // Also what is folded.
      await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
      await page.evaluate(AXE);
      const results = (await page.evaluate('axe.run()')) as AxeResults;
      expect(results.passes.length).toBeGreaterThan(20);
      expect(results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      expect(errors).toEqual([]);
      await page.context().close();
    });

    test('is small', () => expect(statSync(file(name)).size).toBeLessThan(LARGEST));

    test('shows filters and buttons only where scripts run', async () => {
      for (const javaScriptEnabled of [true, false]) {
        const page = await opened(name, { javaScriptEnabled });
        expect(await page.locator('#filters').isVisible()).toBe(javaScriptEnabled);
        expect((await page.locator('.command button').count()) > 0).toBe(javaScriptEnabled);
        expect(await page.locator('h1').isVisible()).toBe(true);
        await page.context().close();
      }
    });

    test('on paper has no buttons, and nothing is folded', async () => {
      const page = await opened(name);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('#filters').isVisible()).toBe(false);
      expect(await page.locator('.command button').first().isVisible()).toBe(false);
      for (const one of await page.locator('article details').all())
        expect(await one.locator('> :not(summary)').first().isVisible()).toBe(true);
      expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
      await page.context().close();
    });
  });

  describe('the scripts', () => {
    test('filter the requirements by text, outcome, level and ruleset, and show all again', async () => {
      const page = await opened('log');
      const items = page.locator('.requirements > li');
      const all = await items.count();
      const visible = () => page.locator('.requirements > li:visible');
      expect(await visible().count()).toBe(all);
      await page.getByLabel('Outcome', { exact: true }).selectOption('failed');
      expect(await visible().evaluateAll((found) => found.map(({ id }) => id))).toEqual(['requirement-LOG-MH-001']);
      expect(await page.locator('#filter-count').textContent()).toBe(`1 of ${all} requirements`);
      await page.getByRole('button', { name: 'Show all' }).click();
      await expect.poll(() => visible().count()).toBe(all);
      await page.getByLabel('Level', { exact: true }).selectOption('SHOULD');
      await page.getByLabel('Ruleset', { exact: true }).selectOption('tlog-tiles');
      await page.getByRole('searchbox').fill('CHECKPOINT');
      const texts = await visible().allTextContents();
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.length).toBeLessThan(all);
      for (const text of texts) expect(text.toLowerCase()).toContain('checkpoint');
      await page.context().close();
    });

    test('copy a command as it is', async () => {
      const page = await opened('log', { permissions: ['clipboard-read', 'clipboard-write'] });
      await page.getByRole('button', { name: 'Copy the curl line' }).first().click();
      await expect.poll(() => page.locator('.command [role=status]').first().textContent()).toBe('Copied');
      const copied = await page.evaluate<string>('navigator.clipboard.readText()');
      expect(copied).toBe(await page.locator('.command code').first().textContent());
      expect(copied).toMatch(/^curl .*\/tile\/0\/000'$/);
      await page.context().close();
    });
  });

  test('the keyboard reaches the results first, and shows where it is', async () => {
    const page = await opened('log');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the results' });
    expect(await skip.evaluate('document.activeElement.textContent')).toBe('Skip to the results');
    expect((await skip.boundingBox())!.x).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('content');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
    await page.context().close();
  });

  test('the drawings are those of the failures', async () => {
    const shown = async (name: string, label: RegExp) => {
      const page = await opened(name);
      const drawing = page.getByRole('img', { name: label }).first();
      await drawing.waitFor({ state: 'attached' });
      await page.context().close();
    };
    await shown('log', /^Hash \d+ of tile\/0\/000 is wrong/);
    await shown('log', /^The tree size in each checkpoint/);
    await shown('feed', /^When each of \d+ items of the run was in the feed/);
    await shown('migration', /^\d+ transactions from [\d.]+ s to [\d.]+ s after the start, all mined/);
  });

  test('the page of the whole reference log is small', async () => {
    expect(await judgedLog('sound')).toMatchObject({ code: 0 });
    expect(statSync(file('sound')).size).toBeLessThan(LARGEST);
  });
  test('the page of the whole reference feed is small', async () => {
    expect(await judgedFeed('sound-feed')).toMatchObject({ code: 0 });
    expect(statSync(file('sound-feed')).size).toBeLessThan(LARGEST);
  });
}
