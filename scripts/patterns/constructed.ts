/** Regular expressions that a program makes: those of a module are seen while it loads, those of functions are named here. */

interface Made {
  readonly source: string;
  readonly flags: string;
}

/** Those that functions make, each as one of them. An empty list: the texts are our own, or the expression is its user's. */
export const MADE_BY_FUNCTIONS: Readonly<Record<string, readonly Made[]>> = {
  'conformance/command/source-location.ts': [],
  'conformance/command/options/client-options.ts': [],
  'conformance/migration/checks/help/all-options.ts': [
    { source: '\\bcompletion\\b', flags: '' },
    { source: '--core-version(?![\\w-])', flags: '' },
  ],
  'conformance/migration/command/init/find-tool.ts': [{ source: '\\bcompletion\\b', flags: '' }],
  'conformance/lab/process/process-mark.ts': [{ source: '^Max file locks +1000 ', flags: 'm' }],
  'conformance/migration/oracle/schemes/custom-schemes.ts': [{ source: '^0x[0-9a-fA-F]{64}$', flags: '' }],
  'conformance/migration/oracle/ethereum/solidity-packed.ts': [{ source: '^0x[0-9a-fA-F]{64}$', flags: '' }],
  'conformance/migration/oracle/contracts/core-contracts.ts': [{ source: '(6300001234|621234)(81)?14', flags: '' }],
};

/** Those that are made while the work runs. */
export async function madeDuring(work: () => Promise<unknown>): Promise<readonly Made[]> {
  const made: Made[] = [];
  const Original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, parameters: [string, string?], newTarget) {
      const pattern = Reflect.construct(target, parameters, newTarget) as RegExp;
      made.push({ source: pattern.source, flags: pattern.flags });
      return pattern;
    },
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = Original;
  }
  return made;
}
