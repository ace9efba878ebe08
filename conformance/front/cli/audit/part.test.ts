import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeLog } from '../../../../src/generate/log/write-log.ts';
import { specDocument } from '../../../command/package-data.ts';
import { touchstone } from '../command.test-tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-part-ñ-'));
const log = join(folder, 'log');
const at = (name: string) => join(folder, name);
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
const validPart = ajv.compile(specDocument('audit-part.schema.json'));
const validAudit = ajv.compile(specDocument('audit.schema.json'));
let vkey: string;

beforeAll(async () => {
  ({ vkey } = await writeLog({ folder: log, entries: 140_000n, seed: 1n, origin: 'log.example/part' }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const audit = (...args: readonly string[]) => touchstone(['audit', ...args, '--vkey', vkey]);
const part = (number: string, out: string, ...more: readonly string[]) =>
  audit(log, '--part', number, '--out', at(out), ...more);

describe('parts', () => {
  test('each says which entries it has, and the merge proves the log', async () => {
    const second = await part('2/2', '2.json');
    expect(second).toMatchObject({ code: 0, stderr: '' });
    expect(second.stdout).toMatch(/\n {2}part {8}2 of 2: entries 65,536 to 139,999\n/);
    expect(second.stdout).toMatch(
      /\nVerdict: verified \(part 2 of 2; 74,464 entries; root verified; signature verified\)\n$/,
    );
    expect((await part('1/2', '1.json')).code).toBe(0);
    for (const name of ['1.json', '2.json']) {
      const document: unknown = JSON.parse(readFileSync(at(name), 'utf8'));
      expect(validPart(document), JSON.stringify(validPart.errors)).toBe(true);
    }
    const merged = await audit('merge', at('2.json'), at('1.json'));
    expect(merged).toMatchObject({ code: 0, stderr: '' });
    expect(merged.stdout).toMatch(
      /\nVerdict: verified \(2 parts; 140,000 entries; root verified; signature verified\)\n$/,
    );
    const { code, stdout } = await audit('merge', at('1.json'), '--json');
    const document = JSON.parse(stdout) as { mode: string; parts: number; because: string[] };
    expect(validAudit(document), JSON.stringify(validAudit.errors)).toBe(true);
    expect({ code, ...document }).toMatchObject({ code: 3, mode: 'parts', parts: 1 });
    expect(document.because).toEqual(['entries 65536 to 139999 are in no part that is finished']);
  });
  test('a part that is finished is not verified again', async () => {
    expect((await part('1/2', 'again.json')).code).toBe(0);
    rmSync(join(log, 'tile/entries/000'));
    const again = await part('1/2', 'again.json');
    expect(again.code).toBe(0);
    expect(again.stderr).toMatch(
      /again\.json is finished, so its entries are not read again; remove it to begin anew\n$/,
    );
    expect((await part('1/2', 'again.json', '--quiet')).stderr).toBe('');
    expect((await part('1/2', 'anew.json')).code).toBe(1);
    const merged = await audit('merge', at('again.json'), at('anew.json'));
    expect(merged.code).toBe(1);
    expect(merged.stdout).toContain('missing: tile/entries/000\n');
  });
});

describe('2: wrong usage', () => {
  const cases: Readonly<Record<string, readonly [args: () => readonly string[], text: string]>> = {
    'no file': [() => [log, '--part', '1/2'], '--part needs --out FILE'],
    'no part': [() => [log, '--out', at('x.json')], '--out belongs to a part: give --part, such as 3/16'],
    'a part too many': [() => [log, '--part', '3/2', '--out', at('x.json')], 'such as 3/16, not "3/2"'],
    'a sample': [() => [log, '--part', '1/2', '--out', at('x.json'), '--sample', '3'], 'leave out --part'],
    'another part': [() => [log, '--part', '2/2', '--out', at('1.json')], 'has part 1/2, not 2/2: give another --out'],
    'no folder': [() => [log, '--part', '1/2', '--out', at('none/x.json')], 'there is no such file or folder'],
    'no such part': [() => ['merge', at('none.json')], 'none.json cannot be read: there is no such file or folder'],
    'no JSON': [() => ['merge', at('text.json')], 'it is not JSON'],
    'another document': [() => ['merge', at('other.json')], 'is no part as "touchstone audit --part" writes it'],
  };
  test.each(Object.entries(cases))('%s', async (_, [args, text]) => {
    writeFileSync(at('text.json'), 'x');
    writeFileSync(at('other.json'), '{"schema":"touchstone/audit/1"}');
    const { code, stderr } = await audit(...args());
    expect(code).toBe(2);
    expect(stderr).toContain(text);
  });
});
