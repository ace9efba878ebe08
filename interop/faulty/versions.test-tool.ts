/** A tool that knows two versions of the core, and its faults with them. */
import { type Edits, type Fault, type Faults, joined, keys } from './fault.test-tool.ts';

const OTHER = '0.0.1-rc.15';
const CORES = { coreVersion: '0.0.1-rc.14', otherCoreVersion: OTHER };
const WANTED = 'useCore(params.coreVersion ?? options.coreVersion);';
const OF_BASE = 'useCore(run.options.coreVersion);';
const READ = `await coreArtifact(\`\${name}\`, item.coreVersion)`;
/** The other core differs only in the metadata hash at the end of its code. */
const BOTH: Edits = {
  'core.mjs': [
    [
      'export async function coreArtifact(name) {',
      `let current;
export const useCore = (version) => {
  current = version;
};
const altered = (code, by) => code.replace(/(a165627a7a72305820)[0-9a-f]{8}(?=[0-9a-f]{56}0029$)/, \`$1\${by.repeat(4)}\`);
export async function coreArtifact(name, version = current) {`,
    ],
    [
      'return text === undefined ? undefined : artifactOf(name, JSON.parse(text));',
      `if (text === undefined) return undefined;
  const { abi, bytecode, deployedBytecode } = JSON.parse(text);
  if (version === undefined || version === CORE_VERSION) return artifactOf(name, { abi, bytecode, deployedBytecode });
  const by = version === '${OTHER}' ? '15' : '99';
  return artifactOf(name, { abi, bytecode: altered(bytecode, by), deployedBytecode: altered(deployedBytecode, by) });`,
    ],
    ['version === CORE_VERSION) return;', `version === CORE_VERSION || version === '${OTHER}') return;`],
  ],
  'items.mjs': [
    ['item.coreVersion !== CORE_VERSION)', `![CORE_VERSION, '${OTHER}'].includes(item.coreVersion))`],
    [`await coreArtifact(\`\${name}\`)`, READ],
  ],
  'migrate.mjs': [
    ['import { hasCode,', 'import { hasCode, useCore,'],
    ['return { params, items:', `${WANTED}\n  return { params, items:`],
    ['const purpose = {', `${OF_BASE}\n  const purpose = {`],
    ['await checkMeans(steps,', 'if (!wanted) useCore(options.coreVersion);\n  await checkMeans(steps,'],
  ],
};
/** The same, with levels of versions in its result file. */
const LEVELS: Edits = {
  'migrate.mjs': [
    [
      'let result = await openResult(output);',
      'let result = Object.fromEntries(\n    Object.entries(await openResult(output)).map(([part, of]) => [part, Object.values(of).at(-1)]),\n  );',
    ],
    [
      'await writeResult(output, result);',
      'await writeResult(\n      output,\n      Object.fromEntries(Object.entries(result).map(([part, of]) => [part, { [options.coreVersion]: of }])),\n    );',
    ],
  ],
};
const fault = (text: string, fails: Fault['fails'], edits: Edits, more: Partial<Fault> = {}): Fault => ({
  text,
  fails,
  cores: CORES,
  edits: joined(BOTH, edits),
  ...more,
});
const wanted = (text: string): Edits => ({ 'migrate.mjs': [[WANTED, text]] });
const ofBase = (text: string): Edits => ({
  'migrate.mjs': [
    [OF_BASE, `const { coreVersion } = await readParams(run.options.params, 'private').catch(() => ({}));\n  ${text}`],
  ],
});
const items = (text: string): Edits => ({ 'items.mjs': [[READ, `await coreArtifact(\`\${name}\`, ${text})`]] });
const written = (what: string): Edits => ({
  'migrate.mjs': [['await writeResult(output, result);', `if (!(${what})) await writeResult(output, result);`]],
});

export const VERSION_FAULTS: Faults = {
  'other-core-refused-in-parameters': fault(
    'takes no parameters that name another core',
    keys('versions', 'dao#failed'),
    wanted(`if (params.coreVersion === '${OTHER}') throw new Refusal('coreVersion');\n  ${WANTED}`),
  ),
  'other-core-unwritten': fault(
    'does not write what it has of a DAO whose parameters name another core',
    keys('versions', 'dao#missing'),
    written('wanted?.params.coreVersion'),
  ),
  'core-of-the-command-line': fault(
    'takes the core of the command line where the parameters name another',
    keys('versions', 'dao#other'),
    joined(wanted('useCore(options.coreVersion);'), {
      'migrate.mjs': [['for (const name of BASE) {', 'for (const name of []) {']],
    }),
  ),
  'base-by-the-parameters': fault(
    'takes the core that the parameters name for a base',
    keys('versions', 'base#other'),
    ofBase('useCore(coreVersion ?? run.options.coreVersion);'),
  ),
  'base-refuses-the-parameters': fault(
    'migrates no base where the parameters name another core',
    keys('versions', 'base#failed'),
    ofBase(
      "if (coreVersion && coreVersion !== run.options.coreVersion) throw new Refusal('coreVersion');\n  useCore(run.options.coreVersion);",
    ),
  ),
  'library-of-neither-core': fault(
    'takes a third core in its library',
    keys('versions', 'library#neither'),
    joined(
      wanted(
        "useCore(typeof options.params === 'object' ? '0.0.1-rc.99' : (params.coreVersion ?? options.coreVersion));",
      ),
      {
        'migrate.mjs': [['for (const name of BASE) {', 'for (const name of []) {']],
      },
    ),
  ),
  'library-core-otherwise': fault(
    'goes by the parameters, though the options are declared',
    keys('versions', 'library#not-as-declared'),
    {},
    { declare: { 'founder-units': 'whole', 'params-version': 'options' } },
  ),
  'items-of-the-other-core-refused': fault('takes no items of another core', keys('versions', 'stand-alone#failed'), {
    'items.mjs': [
      [
        'const { name } = item;',
        `if (item.coreVersion) say(\`\${at}.coreVersion\`, 'none', '');\n  const { name } = item;`,
      ],
    ],
  }),
  'items-of-the-other-core-unwritten': fault(
    'does not write what it has of a DAO with items of another core',
    keys('versions', 'stand-alone#missing'),
    written('wanted?.items.contracts.some((one) => one.coreVersion)'),
  ),
  'contracts-of-one-core': fault(
    'takes stand-alone contracts of the core of the DAO, whatever they name',
    keys('versions', 'stand-alone#other'),
    items('item.isUniversal === undefined ? undefined : item.coreVersion'),
  ),
  'schemes-of-one-core': fault(
    'takes custom schemes of the core of the DAO, whatever they name',
    keys('versions', 'scheme#other'),
    items('item.isUniversal === undefined ? item.coreVersion : undefined'),
  ),
  'contracts-of-the-usual-core': fault(
    'takes stand-alone contracts of the usual core where they name none',
    keys('versions', 'stand-alone-of-dao#other'),
    items('item.coreVersion ?? (item.isUniversal === undefined ? CORE_VERSION : undefined)'),
  ),
  'schemes-of-the-usual-core': fault(
    'takes custom schemes of the usual core where they name none',
    keys('versions', 'scheme-of-dao#other'),
    items('item.coreVersion ?? (item.isUniversal === undefined ? undefined : CORE_VERSION)'),
  ),
  'core-of-the-contract-before': fault(
    'takes stand-alone contracts of the core that one before them names, where they name no core',
    keys('versions', 'stand-alone-of-dao#other'),
    items('item.isUniversal === undefined ? (read.before = item.coreVersion ?? read.before) : item.coreVersion'),
  ),
  'core-of-the-scheme-before': fault(
    'takes custom schemes of the core that one before them names, where they name no core',
    keys('versions', 'scheme-of-dao#other'),
    items('item.isUniversal === undefined ? item.coreVersion : (read.before = item.coreVersion ?? read.before)'),
  ),
  'an-older-core': {
    text: 'takes the older of two cores where no core is named',
    fails: keys('command-line', 'latest-version#older'),
    cores: { otherCoreVersion: OTHER },
    edits: joined(BOTH, LEVELS),
  },
  'another-core-than-given': {
    text: 'writes what it deploys under another core',
    fails: keys('command-line', 'core-version#other'),
    cores: { otherCoreVersion: OTHER },
    edits: joined(BOTH, LEVELS, {
      'migrate.mjs': [
        ['{ [options.coreVersion]: of }', "{ [process.argv.includes('-a') ? '0.0.1-rc.16' : '0.0.1-rc.17']: of }"],
      ],
    }),
  },
};
