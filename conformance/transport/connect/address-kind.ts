import { BlockList, isIP } from 'node:net';

/**
 * Where an address is reached from. `loopback`: this machine alone. `link-local`: the machines on the same link, and the
 * metadata services of clouds. `private`: a network that is not the Internet. `reserved`: no single host of the
 * Internet.
 */
export type AddressKind = 'global' | 'loopback' | 'link-local' | 'private' | 'reserved';

type Subnet = readonly [address: string, prefix: number];

/**
 * The special-purpose addresses that are not globally reachable (RFC 6890 and its registries), multicast (RFC 5771, RFC
 * 4291 section 2.7) and site-local addresses (RFC 3879). A connection to 0.0.0.0 or :: reaches this machine.
 */
const SUBNETS: Readonly<Record<Exclude<AddressKind, 'global'>, { v4: readonly Subnet[]; v6: readonly Subnet[] }>> = {
  loopback: {
    v4: [
      ['127.0.0.0', 8],
      ['0.0.0.0', 8],
    ],
    v6: [
      ['::1', 128],
      ['::', 128],
    ],
  },
  'link-local': { v4: [['169.254.0.0', 16]], v6: [['fe80::', 10]] },
  private: {
    v4: [
      ['10.0.0.0', 8],
      ['172.16.0.0', 12],
      ['192.168.0.0', 16],
      ['100.64.0.0', 10],
    ],
    v6: [
      ['fc00::', 7],
      ['fec0::', 10],
    ],
  },
  reserved: {
    v4: [
      ['192.0.0.0', 24],
      ['192.0.2.0', 24],
      ['198.18.0.0', 15],
      ['198.51.100.0', 24],
      ['203.0.113.0', 24],
      ['224.0.0.0', 4],
      ['240.0.0.0', 4],
    ],
    v6: [
      ['64:ff9b:1::', 48],
      ['100::', 64],
      ['2001::', 23],
      ['2001:db8::', 32],
      ['ff00::', 8],
    ],
  },
};

const LISTS = Object.entries(SUBNETS).map(([kind, { v4, v6 }]) => {
  const list = new BlockList();
  for (const [address, prefix] of v4) {
    list.addSubnet(address, prefix, 'ipv4');
    // Addresses that lead to an IPv4 address: of a translator (RFC 6052 section 2.1), and of 6to4 (RFC 3056 section 2).
    list.addSubnet(`64:ff9b::${address}`, 96 + prefix, 'ipv6');
    const [a, b, c, d] = address.split('.').map((byte) => Number(byte).toString(16).padStart(2, '0'));
    list.addSubnet(`2002:${a}${b}:${c}${d}::`, 16 + prefix, 'ipv6');
  }
  for (const [address, prefix] of v6) list.addSubnet(address, prefix, 'ipv6');
  return [kind as AddressKind, list] as const;
});

/** The kind of an IP address. An IPv4-mapped IPv6 address is of the kind of the IPv4 address. */
export function addressKind(address: string): AddressKind {
  const plain = address.replace(/%.*$/s, '');
  const family = isIP(plain) === 6 ? 'ipv6' : 'ipv4';
  return LISTS.find(([, list]) => list.check(plain, family))?.[0] ?? 'global';
}

/** The host of an address without the brackets of IPv6. */
export const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** The kind of the host of an address as far as it can be known without looking up a name. */
export function hostKind(url: URL): AddressKind {
  const host = bareHost(url);
  if (isIP(host)) return addressKind(host);
  return /(^|\.)localhost\.?$/.test(host) ? 'loopback' : 'global';
}
