import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationFault } from '../../testbed/alteration.ts';
import { withCalls, withMigrationParts } from '../../testbed/parts.ts';
import { isFounderMint } from '../../testbed/plans.ts';
import { aroundEachTransaction, byRun, withoutVerification } from '../../testbed/runs.ts';

export const knowsOneTokenSymbol = migrationFault({
  text: 'returns a finished DAO for another token symbol, as if there were one symbol only',
  breaks: 'MIG-ID-003',
  caughtBy: ['migration/rerun/changed-parameters#same'],
  needs: { looks: ['migration/rerun/changed-parameters', 'migration/rerun/dao'] },
  install: (parts) =>
    withMigrationParts(parts, { params: (given) => ({ ...parts.params(given), tokenSymbol: 'ONE' }) }),
});

export const knowsNoCustomSchemes = migrationFault({
  text: 'returns a finished DAO for other custom schemes, since it leaves them out of what it compares',
  breaks: 'MIG-ID-003',
  caughtBy: ['migration/rerun/changed-parameters#same'],
  needs: { looks: ['migration/rerun/changed-parameters', 'migration/rerun/dao'] },
  install: (parts) => withMigrationParts(parts, { params: (given) => ({ ...parts.params(given), CustomSchemes: [] }) }),
});

export const refusesOtherFoundersAlone = migrationFault({
  text: 'refuses other founders than those of before, and makes another DAO for other voting parameters',
  breaks: 'MIG-ID-003',
  caughtBy: ['migration/rerun/changed-parameters#changed'],
  needs: { looks: ['migration/rerun/changed-parameters'] },
  install: (parts) => {
    let amount = '';
    let same = false;
    return withMigrationParts(parts, {
      params: (params) => {
        amount = (params.founders[0]?.tokens ?? 0n).toString(16).padStart(64, '0');
        return params;
      },
      stillThere: (journal, chain) => {
        same = journal.sent.get('founders[0].tokens')?.raw.includes(amount) === true;
        return parts.stillThere(journal, chain);
      },
      onChanged: () => (same ? 'anew' : 'refused'),
    });
  },
});

export const refusesOtherParametersTooLate = migrationFault({
  text: 'refuses other parameters than those of before when it has sent something',
  breaks: 'MIG-ID-003',
  caughtBy: ['migration/rerun/changed-parameters#neither', 'migration/resume/other-params#neither'],
  needs: { looks: ['migration/rerun/changed-parameters', 'migration/resume/other-params'] },
  install: (parts) => {
    let changed = false;
    const altered = withMigrationParts(parts, {
      options: (given) => {
        changed = false;
        return given;
      },
      onChanged: () => {
        changed = true;
        return 'anew';
      },
    });
    return aroundEachTransaction(altered, async (_, send) => {
      const sent = await send();
      if (changed) throw new MigrationError('changed', 'The parameters are not those of before');
      return sent;
    });
  },
});

export const refusesWhatItIsDeclaredToDoAnew = migrationFault({
  text: 'refuses other parameters than those of a finished DAO, and a base whose contracts are gone, though declared otherwise',
  breaks: 'MIG-ID-003',
  caughtBy: [
    'migration/rerun/changed-parameters#not-as-declared',
    'migration/rerun/with-other-code#not-as-declared',
    'migration/rerun/without-code#not-as-declared',
  ],
  needs: {
    declare: { 'changed-params': 'anew', 'stale-record': 'redeployed' },
    looks: ['migration/rerun/changed-parameters', 'migration/rerun/with*'],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      onChanged: () => 'refused',
      isBaseOf: async (core, base, code) => {
        if (await parts.isBaseOf(core, base, code)) return true;
        throw new MigrationError('base', 'The base in the result file is not on this chain');
      },
    }),
});

export const skipsFoundersOfAFormerDao = migrationFault({
  text: 'gives founders nothing in a DAO of other parameters that the one before gave something',
  breaks: 'MIG-ID-003',
  caughtBy: ['migration/rerun/changed-parameters#mixed', 'migration/resume/other-params#mixed'],
  needs: { looks: ['migration/rerun/changed-parameters', 'migration/resume/other-params'] },
  install: (parts) =>
    byRun(withoutVerification(parts), (run) => {
      let changed = false;
      return {
        ...withCalls(withoutVerification(parts), (step, call) =>
          changed && isFounderMint(step) && run.sent.has(step) ? undefined : call,
        ),
        accountOf: (secret) => {
          changed = false;
          return parts.accountOf(secret);
        },
        onChanged: () => {
          changed = true;
          return 'anew';
        },
      };
    }),
});
