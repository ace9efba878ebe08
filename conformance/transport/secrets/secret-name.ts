/** Words that say that a value is secret, in the name of an option, a variable, a parameter or a header. */
const SECRET = new Set([
  ...['key', 'apikey', 'token', 'secret', 'secrets', 'password', 'passwd', 'passphrase', 'pass', 'pwd', 'mnemonic'],
  ...[
    'credential',
    'credentials',
    'authorization',
    'sig',
    'signature',
    'jwt',
    'bearer',
    'cookie',
    'session',
    'sessionid',
  ],
]);
/** The same where a word is written together with others: MYTOKEN. */
const GLUED = /(token|secret|password|passwd|passphrase|apikey|accesskey|privatekey|secretkey)$/;
/** Words that say that a name means something about the secret, and not the secret: --key-file, public_key. */
const ABOUT = new Set([
  ...['env', 'file', 'path', 'dir', 'folder', 'url', 'uri', 'id', 'name', 'type', 'kind', 'size', 'length', 'details'],
  ...['public', 'pub', 'algorithm', 'alg', 'count', 'limit', 'ttl', 'expires', 'expiry'],
]);

/** Whether the value of something with this name is a secret: `--api-key`, `GITHUB_TOKEN`, `X-Amz-Signature`. */
export function isSecretName(name: string): boolean {
  const words = name
    .replace(/([a-z0-9])(?=[A-Z])/g, '$1-')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return words.some((word) => SECRET.has(word) || GLUED.test(word)) && !words.some((word) => ABOUT.has(word));
}
