import type { WitnessPolicy } from '../../../../src/reference/log/index.ts';
import { proxiesOfEnvironment, proxyFor } from '../../../transport/connect/proxies.ts';

/**
 * A sentence about the variables that name a proxy for the address of a witness: the reference log asks directly. Undefined
 * where no variable does, or where Node itself uses them.
 */
export function unusedProxySentence(
  { witnesses }: WitnessPolicy,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (env.NODE_USE_ENV_PROXY === '1' || env.NODE_OPTIONS?.includes('--use-env-proxy')) return undefined;
  const proxies = proxiesOfEnvironment(env);
  const names: string[] = [];
  const variables = new Set<string>();
  for (const { name, url } of witnesses) {
    if (url === undefined || proxyFor(new URL(url), proxies) === undefined) continue;
    names.push(name);
    variables.add(url.startsWith('https:') ? 'HTTPS_PROXY' : 'HTTP_PROXY');
  }
  if (names.length === 0) return undefined;
  const which = [...variables].join(' and ');
  return `${which} of the environment: not used, the log asks ${names.join(', ')} directly. With NODE_USE_ENV_PROXY=1 Node uses it.`;
}
