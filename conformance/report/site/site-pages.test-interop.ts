/** The site of the results in `results/`, in Chromium: with and without scripts, on a phone and a desktop, light and dark. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserPath } from '../../../interop/feed/page.ts';
import { touchstone } from '../../front/cli/command.test-tool.ts';

const RESULTS = fileURLToPath(new URL('../../../results/', import.meta.url));
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The largest page, in bytes. */
const LARGEST = 500_000;

/** The index, a matrix, an implementation with many failures, and the trophies. */
const ONE_OF_EACH_KIND = ['index', 'requirements-log', 'nginx-as-installed', 'trophies'].map((name) => `${name}.html`);

const folder = mkdtempSync(join(tmpdir(), 'touchstone-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

if (browserPath === undefined) {
  console.warn('skipped: the site of results, since neither chromium nor google-chrome is on this machine');
  test.skip('site of results: chromium is absent');
} else {
  let browser: Browser;
  let pages: readonly string[];
  beforeAll(async () => {
    expect(await touchstone(['results', RESULTS, '--out', folder])).toMatchObject({ code: 0, stderr: '' });
    pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
    browser = await chromium.launch({ executablePath: browserPath! });
  });
  afterAll(() => browser?.close());

  async function opened(file: string, options: Parameters<Browser['newContext']>[0], errors: string[]): Promise<Page> {
    const page = await (await browser.newContext(options)).newPage();
    page.on('console', (message) => errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => request.url().startsWith('file:') || errors.push(request.url()));
    await page.goto(`file://${join(folder, file)}`);
    return page;
  }

  // Without scripts a page only lacks filters and buttons.
  const looks = [
    ...[1440, 390].flatMap((width) =>
      (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme, scripts: true })),
    ),
    { width: 390, colorScheme: 'light', scripts: false } as const,
  ];
  test.each(looks)(
    'no page has a violation of axe with %j',
    { timeout: 600_000 },
    async ({ width, scripts, colorScheme }) => {
      // Every page in one look, and one page of each kind in the others.
      const all = width === 390 && colorScheme === 'light' && scripts;
      for (const name of all ? pages : ONE_OF_EACH_KIND) {
        // axe-core needs timers, which do not run where scripts are off.
        const file = scripts ? name : `${name.replace('.html', '')}-without-scripts.htm`;
        const text = readFileSync(join(folder, name), 'utf8');
        if (!scripts) writeFileSync(join(folder, file), text.replace(/<script>.*<\/script>/s, ''));
        const errors: string[] = [];
        const page = await opened(file, { colorScheme, viewport: { width, height: 900 } }, errors);
        await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
        await page.evaluate(AXE);
        const results = (await page.evaluate('axe.run()')) as AxeResults;
        expect(results.passes.length).toBeGreaterThan(15);
        expect(results.violations.map(({ id, nodes }) => [name, id, nodes.map(({ html }) => html)])).toEqual([]);
        expect([name, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([name, width]);
        expect(errors).toEqual([]);
        await page.context().close();
      }
    },
  );

  test('every page is small', () => {
    expect(pages.length).toBeGreaterThan(18);
    for (const name of pages) expect([name, statSync(join(folder, name)).size < LARGEST]).toEqual([name, true]);
  });

  describe('the table of requirements', () => {
    const wide = { viewport: { width: 1440, height: 900 } };
    test('shows its filters only where scripts run, and filters by them', async () => {
      const errors: string[] = [];
      const page = await opened('requirements-log.html', wide, errors);
      const rows = page.locator('table.matrix tbody tr:visible');
      const all = await rows.count();
      expect(await page.locator('#matrix-count').textContent()).toBe(`${all} requirements in all tables`);
      await page.getByLabel('Where').selectOption('fail');
      const failed = await rows.count();
      expect([failed > 0, failed < all]).toEqual([true, true]);
      for (const row of await rows.all()) expect(await row.getByText('failed').count()).toBeGreaterThan(0);
      await page.getByLabel('Where').selectOption('');
      await page.getByRole('searchbox').fill('LOG-CP-002');
      expect(await rows.count()).toBe(1);
      expect(await page.locator('#matrix-count').textContent()).toBe(`1 of ${all} requirements in all tables`);
      await page.context().close();
      const plain = await opened('requirements-log.html', { ...wide, javaScriptEnabled: false }, errors);
      expect(await plain.locator('#matrix-filters').isVisible()).toBe(false);
      expect(await plain.locator('table.matrix tbody tr:visible').count()).toBe(all);
      await plain.context().close();
      expect(errors).toEqual([]);
    });
    test('leads from a failure to the requirement of that implementation', async () => {
      const page = await opened('requirements-log.html', wide, []);
      await page.locator('td.bad a').first().click();
      expect(page.url()).toMatch(/\/[a-z-]+\.html#requirement-LOG-/);
      const [, anchor] = page.url().split('#');
      expect(await page.locator(`[id="${anchor}"] .mark`).textContent()).toContain('failed');
      await page.context().close();
    });
  });
}
