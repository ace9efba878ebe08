import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Conversation } from './conversation.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that answers every question by what `answer` makes of its line and its parsed form. */
function program(answer: string, hello = '{ id: q.id, version: 1 }'): string {
  const file = join(folder, `${Math.random().toString(36).slice(2)} ü.cjs`);
  writeFileSync(
    file,
    `const lines = require('node:readline').createInterface({ input: process.stdin });
     const say = (one) => process.stdout.write((typeof one === 'string' ? one : JSON.stringify(one)) + '\\n');
     lines.on('line', (line) => {
       const q = JSON.parse(line);
       if (q.do === 'hello') return say(${hello});
       ${answer}
     });`,
  );
  return `'${process.execPath}' '${file}'`;
}

const ask = async (command: string, question: object, timeoutMs = 5000, signal = new AbortController().signal) => {
  const conversation = new Conversation({ command, option: '--publish-command', timeoutMs, signal });
  return conversation.ask(question).finally(() => conversation.close());
};

describe.concurrent('a conversation', () => {
  test('gives the answer without its number', async () => {
    expect(await ask(program('say({ id: q.id, event: { title: q.title } })'), { title: 'π' })).toEqual({
      event: { title: 'π' },
    });
  });
  test('keeps every digit, there and back', async () => {
    const id = 2n ** 64n + 1n;
    const echo = program('say(line.replace("\\"id\\":2", "\\"id\\":2,\\"was\\":1"))');
    expect(await ask(echo, { event: { id } })).toEqual({ was: 1, event: { id } });
  });
  test('puts each question on one line, whatever a reader takes for the end of one', async () => {
    const title = 'next \u0085 line \u2028 paragraph \u2029 end';
    const echo = program('say({ id: q.id, same: q.title === "next \\u0085 line \\u2028 paragraph \\u2029 end" })');
    expect(await ask(echo, { title })).toEqual({ same: true });
  });
  test('puts answers to their questions, in whatever order they come', async () => {
    const command = program('setTimeout(() => say({ id: q.id, n: q.n }), 30 * (3 - q.n))');
    const { signal } = new AbortController();
    const conversation = new Conversation({ command, option: '--publish-command', timeoutMs: 5000, signal });
    const said = await Promise.all([0, 1, 2].map((n) => conversation.ask({ n })));
    await conversation.close();
    expect(said).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }]);
  });
  test('reports an error in the words of the program', async () => {
    await expect(ask(program("say({ id: q.id, error: 'locked' })"), {})).rejects.toMatchObject({
      name: 'TransportFailure',
      message: '--publish-command: locked',
    });
  });
  test.each([
    ['is no JSON', "say('published!')"],
    ['has no number', 'say({})'],
    ['is the question', 'say(line)'],
    ['never ends', "process.stdout.write('x'.repeat(2_000_000))"],
  ])('ends with a program whose line %s', async (_, answer) => {
    await expect(ask(program(answer), { do: 'publish' })).rejects.toThrow('expected an answer on each line');
  });
  test('ends with a program that ends, and says its last words', async () => {
    await expect(ask(program("console.error('no database'); process.exit(3)"), {})).rejects.toThrow(
      /the program ended \(exit code 3\); its last words: no database/,
    );
  });
  test('ends with a program of another version', async () => {
    await expect(ask(program('', '{ id: q.id, version: 7 }'), {})).rejects.toThrow('expected version 1');
  });
  test.each([
    ['reads them as doubles', 'exact: q.exact', false],
    ['says nothing of it', '', false],
    ['keeps digits as text', 'exact: /"exact":(\\d+)/.exec(line)[1]', true],
  ])('knows of a program that %s', async (_, said, exact) => {
    const command = program('', `{ id: q.id, version: 1, ${said} }`);
    const { signal } = new AbortController();
    const conversation = new Conversation({ command, option: '--publish-command', timeoutMs: 5000, signal });
    expect(await conversation.isExact().finally(() => conversation.close())).toBe(exact);
  });
  test('ends with a command that there is not', async () => {
    await expect(ask('touchstone-no-such-program', {})).rejects.toThrow(/ended \(exit code 127\)/);
  });
  test.each([
    ['has closed its output', "require('node:fs').closeSync(1); setInterval(() => {}, 1000)"],
    [
      'is gone, and left something behind',
      "require('node:child_process').spawn('sleep', ['60'], { detached: true, stdio: 'ignore' }); process.exit(0)",
    ],
  ])('ends with a program that %s, however long it may wait', async (_, answer) => {
    await expect(ask(`exec ${program(answer)}`, {}, 600_000)).rejects.toMatchObject({ code: 'reset' });
  });
  test('begins before the first question if it is started, and only once', async () => {
    const counted = join(folder, 'begun');
    const command = `echo >>'${counted}'; ${program('say({ id: q.id })')}`;
    const { signal } = new AbortController();
    const conversation = new Conversation({ command, option: '--publish-command', timeoutMs: 5000, signal });
    await Promise.all([conversation.begin(), conversation.begin()]);
    await conversation.ask({});
    await conversation.close();
    expect(readFileSync(counted, 'utf8')).toBe('\n');
  });
  test('waits no longer than its limit', async () => {
    await expect(ask(program(''), {}, 200)).rejects.toMatchObject({ code: 'timeout' });
  });
  test('waits for a program that answers one question after the other', async () => {
    const slow = program(
      'globalThis.before = (globalThis.before ?? 0) + 1500; setTimeout(() => say({ id: q.id }), before)',
    );
    const { signal } = new AbortController();
    const conversation = new Conversation({ command: slow, option: '--publish-command', timeoutMs: 4000, signal });
    const said = await Promise.all(Array.from({ length: 4 }, () => conversation.ask({})));
    await conversation.close();
    expect(said).toHaveLength(4);
  });
  test('ends with the run', async () => {
    const run = new AbortController();
    setTimeout(() => run.abort(), 300);
    await expect(ask(program(''), {}, 60_000, run.signal)).rejects.toMatchObject({ code: 'budget' });
  });
});
