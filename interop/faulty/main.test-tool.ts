/** A faulty tool in a separate process. Its arguments: `command` or `library`, the fault, the arguments of the tool. */

import { fileURLToPath } from 'node:url';
import { edited } from './edited.test-tool.ts';

const [as, fault = 'none', ...argv] = process.argv.slice(2);
if (as === 'library') {
  process.argv.splice(2, Infinity, edited('library.mjs', fault), 'default');
  await import('../../conformance/migration/target/library/module-host.ts');
} else {
  const main = edited('main.mjs', fault);
  process.argv.splice(1, Infinity, fileURLToPath(main), ...argv);
  await import(main);
}
