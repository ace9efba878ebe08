/** The suite of checks for contract migration tools. */
import { suite } from '../core/check/suite.ts';
import * as account from './checks/account/provider-url.ts';
import * as completion from './checks/completion/completions.ts';
import * as confirming from './checks/confirmation/asked.ts';
import * as customSchemes from './checks/custom-schemes/stand-alone.ts';
import * as ending from './checks/exit/rejected-promise.ts';
import * as founders from './checks/founders/supplies.ts';
import * as help from './checks/help/all-options.ts';
import * as image from './checks/image/takes-arguments.ts';
import * as library from './checks/library/network-result.ts';
import * as locks from './checks/locks/one-at-a-time.ts';
import * as networks from './checks/networks/public-networks.ts';
import * as options from './checks/options/output.ts';
import * as prices from './checks/prices/given.ts';
import * as restart from './checks/restart/new-dao.ts';
import * as result from './checks/result/nesting.ts';
import * as writing from './checks/result-file/atomic.ts';
import * as resume from './checks/resume/other-params.ts';
import * as schemes from './checks/schemes/voting-parameters.ts';
import * as standAlone from './checks/stand-alone/references.ts';
import * as steps from './checks/steps/contracts.ts';
import * as ends from './checks/termination/gives-up.ts';
import * as validation from './checks/validation/core-version.ts';
import * as versions from './checks/versions/library.ts';
import * as voting from './checks/voting/preset.ts';
import { migrationPhrases } from './command/phrases.ts';
import * as commandLine from './command-line.ts';
import * as localChain from './premises/chains/open-local-chain.ts';
import * as contracts from './premises/contracts/base-contract-check.ts';
import * as locking from './premises/custom-schemes/received-locking-parameters.ts';
import * as ownership from './premises/dao/owner-registration.ts';
import * as parameters from './premises/parameters/text-parameter.ts';
import * as again from './premises/rerun/stale-address-checks.ts';
import * as secrets from './premises/secrets/searched-runs.ts';
import * as literals from './premises/stand-alone/literal-arguments-run.ts';
import type { MigrationTarget } from './target/migration-target.ts';

/** All checks of the migration suite. `plan(migrationSuite, …)` chooses from them. */
export const migrationSuite = suite<MigrationTarget>(
  'migration',
  {
    steps,
    result,
    contracts,
    networks,
    account,
    prices,
    'command-line': commandLine,
    completion,
    help,
    confirming,
    restart,
    parameters,
    founders,
    schemes,
    voting,
    options,
    ownership,
    'stand-alone': standAlone,
    'custom-schemes': customSchemes,
    literals,
    locking,
    versions,
    library,
    'local-chain': localChain,
    image,
    again,
    resume,
    locks,
    validation,
    writing,
    ending,
    ends,
    secrets,
  },
  migrationPhrases,
);
