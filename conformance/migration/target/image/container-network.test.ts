import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { isInNetwork } from './container-network.ts';

const having = (...cidrs: string[]): NetworkInterfaceInfo[] =>
  cidrs.map((cidr) => ({ family: 'IPv4', address: cidr.split('/')[0]!, netmask: '', mac: '', internal: false, cidr }));
const before = { eth0: having('10.89.1.7/16') };

test.each<[string, Record<string, NetworkInterfaceInfo[]>, boolean]>([
  ['the bridge of the engine', { ...before, podman1: having('10.89.1.1/24') }, true],
  ['a bridge of another network', { ...before, podman1: having('10.89.2.1/24') }, false],
  ['no bridge that has an address', { ...before, cni0: [] }, false],
  ['an interface that was there before', before, false],
])('a container is reached where there is %s', (_, now, reached) =>
  expect(isInNetwork('10.89.1.2', before, now)).toBe(reached),
);
