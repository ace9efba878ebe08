// Sets the project up before each script that runs a program of ours: installs from the lock file if nothing is
// installed, or if the lock file or the dependencies of package.json have changed. Prints nothing where nothing has to
// be done. Plain JavaScript that an old Node can run, because the right Node comes with the install.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { dependencies, devDependencies, allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const stamp = 'node_modules/.touchstone-setup';
const wanted = createHash('sha256')
  .update(readFileSync('package-lock.json'))
  .update(JSON.stringify([dependencies, devDependencies, allowScripts]))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');
const done = existsSync(stamp) && existsSync('node_modules/.bin/node') && readFileSync(stamp, 'utf8') === wanted;

// `npm ci` refuses where a registry lacks the optional packages of other platforms; this leaves the lock file alone.
// Versions are pinned: npm need not ask again for what its cache has.
const install = () =>
  spawnSync('npm', ['install', '--no-save', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    // npm leaves out optional packages that the Node which it runs on is too old for: Hardhat's native part is one. From
    // the second time on it runs on ours.
    env: {
      ...process.env,
      PATH: `${fileURLToPath(new URL('../node_modules/node/bin', import.meta.url))}${delimiter}${process.env.PATH}`,
    },
  });

if (!done) {
  process.stderr.write('Setting up: installing dependencies from package-lock.json …\n');
  const ours = existsSync('node_modules/node/bin');
  const installed = install().status === 0 && (ours || install().status === 0);
  if (!installed) {
    process.stderr.write(
      'Set-up failed: `npm install` did not end well. Its own message is above; mend that and run again.\n',
    );
    process.exit(1);
  }
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(stamp, wanted);
  // Without this, `npm start` takes longer, and that is all.
  spawnSync('node_modules/.bin/node', ['scripts/start/compile.ts'], { stdio: 'ignore' });
}
