import { describe, expect, test } from 'vitest';
import { isRunning } from '../process/server.test-tool.ts';
import { programRunner } from './program.ts';
import { openProgramPlace } from './program-place.test-tool.ts';

const program = programRunner();
// They wait most of the time.
describe.concurrent('at a terminal', () => {
  const ASKS = `
    const { createInterface } = require('node:readline');
    const io = createInterface({ input: process.stdin, output: process.stdout });
    console.log([process.stdin.isTTY, process.stdout.isTTY, process.stderr.isTTY, process.stdout.columns].join());`;

  test('a program gets answers to its questions, and its exit code is reported', async () => {
    using place = openProgramPlace(program);
    const { node } = place;
    const script = `${ASKS} io.question('First? ', (a) => setTimeout(() => io.question('Then? ', (b) => {
      console.log([a, b].join('+')); process.exit(5); }), 500));`;
    const { ended, stdout, left } = await node(script, { stdin: { terminal: ['yes', 'no'] } });
    expect(stdout.text).toContain('true,true,true,80');
    expect(stdout.text).toContain('yes+no');
    expect({ ended, left }).toEqual({ ended: { by: 'exit', code: 5 }, left: [] });
  });

  test('it may be interrupted', async () => {
    using place = openProgramPlace(program);
    const { shell } = place;
    const { ended } = await shell('printf "Go on? "; exec sleep 1000', { stdin: { terminal: ['\u0003'] } });
    expect(ended).toEqual({ by: 'exit', code: 130 });
  });

  test('it may not repeat a question without end', async () => {
    using place = openProgramPlace(program);
    const { pidIn, shell } = place;
    const script = 'echo $$ >pid; while :; do printf "Again? (y/n) "; read answer; done';
    expect((await shell(script, { stdin: { terminal: ['n'] } })).ended).toEqual({ by: 'limit', limit: 'asked' });
    expect(isRunning(pidIn('pid'))).toBe(false);
  });

  test('it may ask many questions, and repeat other output for a while', async () => {
    using place = openProgramPlace(program);
    const { shell } = place;
    const script = `for i in 1 2 3 4 5 6 7 8 9 10 11 12 13; do printf "Deploy $i? "; read answer; done
      for i in 1 2; do echo waiting; sleep 2; done`;
    expect((await shell(script, { stdin: { terminal: ['y'] } })).ended).toEqual({ by: 'exit', code: 0 });
  });

  test('it may be left without an answer', async () => {
    using place = openProgramPlace(program);
    const { shell } = place;
    const more = { stdin: { terminal: [] }, timeoutMs: 1500 } as const;
    expect((await shell('printf "Go on? "; read x; echo never', more)).ended).toEqual({ by: 'limit', limit: 'time' });
  });

  test('a prompt that redraws itself with its answer is not a new question', async () => {
    using place = openProgramPlace(program);
    const { node } = place;
    const script = `
      process.stdin.setRawMode(true);
      let typed = '';
      process.stdout.write('Deploy? ');
      process.stdin.on('data', (keys) => {
        typed += keys;
        if (typed === 'y\\r') process.stdout.write('\\x1b[1G\\x1b[0JDeploy? y\\r\\n');
        if (typed === 'y\\r') setTimeout(() => { console.log(JSON.stringify(typed)); process.exit(); }, 4000);
      });`;
    expect((await node(script, { stdin: { terminal: ['y'] } })).stdout.text).toContain('"y\\r"');
  });

  test('secrets are found there too', async () => {
    using place = openProgramPlace(program);
    const { shell } = place;
    const { printedSecrets } = await shell('printf "Key 0xAB? "; read x', {
      stdin: { terminal: ['0xCD'] },
      secrets: ['0xab', '0xee'],
    });
    expect(printedSecrets).toEqual(['0xab']);
  });
});
