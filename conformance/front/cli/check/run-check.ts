import { caller } from '../../../command/caller.ts';
import type { CheckOptions } from '../../../command/options/check-options.ts';
import { secretsOfWords } from '../../../command/secrets/command-secrets.ts';
import { keepSecret } from '../../../command/secrets/known-secrets.ts';
import type { SuiteDescriptor } from '../../../command/suite-descriptor.ts';
import { configFile, configOptions } from '../config/config.ts';
import { optionWords } from '../config/option-words.ts';
import { judgeTarget } from './judge-target.ts';

/** `touchstone check NAME`: judges the target, or each target of a file that lists them, and sets the exit code. */
export async function runCheck(descriptor: SuiteDescriptor, checkOptions: CheckOptions): Promise<void> {
  const file = configFile(checkOptions.config);
  const configured = await configOptions(file, descriptor.name);
  const given: CheckOptions = { ...configured, ...checkOptions };
  for (const secret of secretsOfWords(optionWords(given), { env: caller().env })) keepSecret(secret);
  const from = { file, configured, checkOptions };
  const targets = await (await descriptor.command()).targets?.(given);
  if (!targets) return judgeTarget(descriptor, { ...from, given, words: [] });
  const { judgeTargets } = await import('./judge-targets.ts');
  await judgeTargets(targets, given, (target) =>
    judgeTarget(descriptor, { ...from, given: target.options, words: target.words }),
  );
}
