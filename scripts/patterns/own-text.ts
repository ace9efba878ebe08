/** The regular expressions that meet only texts of this project, or of the person who runs it. */

/** Why no target can choose a text. */
interface OwnText {
  readonly path: RegExp;
  /** Only this expression of the file; without it, all of them. */
  readonly source?: string;
  readonly why: string;
}

export const OWN_TEXTS: readonly OwnText[] = [
  {
    path: /^conformance\/[a-z-]+\/(faults|variants|testbed|fakes)\//,
    why: 'it changes requests of our checks, or answers of our references',
  },
  { path: /^conformance\/[a-z-]+\/inputs\//, why: 'it changes what we send' },
  { path: /^src\/generate\//, why: 'it writes fixtures from our references' },
  {
    path: /^conformance\/front\/(cli\/(list|config|baseline)|mutation|self-test)\//,
    why: 'the texts of this project, or files of its user',
  },
  { path: /^conformance\/command\/(options|source-location|redact-command)/, why: 'the command line of its user' },
  {
    path: /^conformance\/[a-z-]+\/(command|target\/command)\/(options|address|package-runners|placeholders)\.ts$/,
    why: 'the command line of its user',
  },
  {
    path: /^src\/reference\/migration\/(cli|params|library|local-chain)\//,
    why: 'the command line and the parameters of its user',
  },
  { path: /^conformance\/lab\/program\/command-paths\.ts$/, why: 'the command line of its user' },
  {
    path: /^conformance\/lab\/(place\/own-place|process\/process-group)\.ts$/,
    why: 'names that we gave, and what ps prints',
  },
  {
    path: /^conformance\/log\/oracle\/entry\/create-request\.ts$/,
    why: 'a request that we send',
  },
  {
    path: /^conformance\/(feed\/(msw|target)|log\/target|log\/checks\/checkpoint\/origin-prefix)/,
    source: '\\/+$',
    why: 'an address that its user gives',
  },
  { path: /^conformance\/(feed|log)\/command\/init\/init\.ts$/, why: 'an address that its user gives' },
  { path: /^conformance\/front\/cli\/init\/repository\.ts$/, why: 'the settings of Git of its user' },
  { path: /^conformance\/feed\/oracle\/jsonp\/callback\.ts$/, why: 'the name of a callback that we ask for' },
  { path: /^src\/reference\/migration\/core\/artifact\.ts$/, why: 'compiled contracts of its user' },
  { path: /^conformance\/feed\/command\/publishing\/publish\.ts$/, why: 'the command line of its user' },
  {
    path: /^conformance\/feed\/premises\/list\/every-json\.ts$/,
    source: '[?&]callback(?:%5B.*?%5D|\\[.*?\\])?=',
    why: 'the address of a request that we send',
  },
  { path: /^conformance\/front\/cli\/audit\/audit-numbers\.ts$/, why: 'numbers of at most twenty digits' },
];

/** Why no target can choose the text that an expression meets; undefined where one can. */
export function whyOwnText({ path, source }: { readonly path: string; readonly source: string }): string | undefined {
  return OWN_TEXTS.find((own) => own.path.test(path) && (own.source === undefined || own.source === source))?.why;
}
