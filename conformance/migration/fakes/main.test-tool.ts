/** The program of a fake. Its arguments: the name of the fake, then those of the command line. */

import { ALTERATIONS } from './alterations.test-tool.ts';
import { customSchemeEntriesOf, itemsOf } from './contracts.test-tool.ts';
import type { Parts, Send, Work } from './parts.test-tool.ts';
import { sound } from './sound.test-tool.ts';

const [name = 'sound', ...argv] = process.argv.slice(2);
const parts: Parts = name === 'sound' ? sound : { ...sound, ...ALTERATIONS[name]!.alter(sound) };

async function migrate(options: ReturnType<Parts['parse']>): Promise<void> {
  const key = await parts.key(options);
  const price = parts.price(options.gasPrice);
  parts.checkVersion(options.coreVersion, '--core-version');
  parts.checkOutput(options.output);
  let result = parts.readResult(options.output);
  const steps = options.command === 'all' ? ['base', 'dao'] : [options.command];
  const text = steps.includes('dao') ? parts.readParams(options.params) : '{}';
  const params = parts.parseParams(text);
  if (steps.includes('dao')) {
    parts.checkParams(text, params);
    parts.checkVersion(params.coreVersion, 'coreVersion');
    for (const item of itemsOf(params)) parts.checkVersion(item.coreVersion, 'StandAloneContracts coreVersion');
    for (const entry of customSchemeEntriesOf(params))
      parts.checkVersion(entry.coreVersion, 'CustomSchemes coreVersion');
    parts.checkContracts(params);
    parts.checkArguments(params);
  }
  const ask = parts.ask(options.provider);
  const { computeAddress } = await import('ethers');
  const nothing: Send = () => Promise.reject(new Error('nothing is sent before it is confirmed'));
  const work = (send = nothing): Work => ({ options, params, before: result, ask, send });
  await parts.checkMeans(work(), computeAddress(key));
  if (!steps.includes('base')) await parts.checkBase(work());
  await parts.confirm(options);
  const send = await parts.sender(key, ask, price, parts);
  for (const step of steps) {
    parts.printProgress(`Migrating ${step}`, options);
    const part = await (step === 'base' ? parts.base(work(send)) : parts.dao(work(send)));
    result = { ...result, [step]: part };
    parts.write(options.output, result);
  }
}

try {
  await parts.begin(argv);
  const options = parts.parse(argv);
  const { command } = options;
  const text = { help: parts.help, version: parts.version, completion: parts.completion }[command];
  if (text !== undefined) process.stdout.write(text);
  if (text === undefined || parts.migratesAfter.includes(command))
    await migrate(text === undefined ? options : { ...options, command: 'base' });
  await parts.end(command);
} catch (error) {
  process.exitCode = parts.fail(error, argv);
}
