/** The suite of checks for contract migration tools. */
import type { MigrationTarget } from '../core/migration-target.ts';
import { suite } from '../core/suite.ts';
import * as account from './account.ts';
import * as again from './again.ts';
import * as commandLine from './command-line.ts';
import * as completion from './completion.ts';
import * as confirming from './confirming.ts';
import * as contracts from './contracts.ts';
import * as customSchemes from './custom-schemes.ts';
import * as ending from './ending.ts';
import * as ends from './ends.ts';
import * as founders from './founders.ts';
import * as help from './help.ts';
import * as image from './image.ts';
import * as library from './library.ts';
import * as literals from './literals.ts';
import * as localChain from './local-chain.ts';
import * as locking from './locking.ts';
import * as locks from './locks.ts';
import * as networks from './networks.ts';
import * as options from './options.ts';
import * as ownership from './ownership.ts';
import * as parameters from './parameters.ts';
import { phrases } from './phrases.ts';
import * as prices from './prices.ts';
import * as restart from './restart.ts';
import * as result from './result.ts';
import * as resume from './resume.ts';
import * as schemes from './schemes.ts';
import * as secrets from './secrets.ts';
import * as standAlone from './stand-alone.ts';
import * as steps from './steps.ts';
import * as validation from './validation.ts';
import * as versions from './versions.ts';
import * as voting from './voting.ts';
import * as writing from './writing.ts';

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
  phrases,
);
