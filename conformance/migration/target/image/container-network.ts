/** A network with one container and this machine in it, from which no way leads out. */

import { BlockList } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { askEngine, type EngineSettings, hasEndedWell } from './engine.ts';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** A network of the engine. */
export interface OwnNetwork {
  readonly name: string;
  /** The network interfaces of this machine before. */
  readonly before: Interfaces;
}

/**
 * Makes a network without a way out, in which no port is published: the container is reached at its own address. Undefined
 * where the engine makes none, and elsewhere than on Linux, where containers run in a virtual machine.
 */
export async function openNetwork(way: EngineSettings, engine: string, name: string): Promise<OwnNetwork | undefined> {
  if (process.platform !== 'linux') return undefined;
  const before = networkInterfaces();
  const made = await askEngine(way, engine, ['network', 'create', '--internal', name]);
  return hasEndedWell(made) ? { name, before } : undefined;
}

/** The address of a container in its network; undefined until it has one. */
export async function addressInNetwork(
  way: EngineSettings,
  engine: string,
  container: string,
  { name }: OwnNetwork,
): Promise<string | undefined> {
  const format = '{{json .NetworkSettings.Networks}}';
  const { stdout } = await askEngine(way, engine, ['inspect', '--format', format, container]);
  try {
    return Object(Object(JSON.parse(stdout.text))[name]).IPAddress || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether this machine is in the network of an address, by an interface that was not there before: that of the engine.
 * It is not where the containers of a user have a network namespace or a virtual machine of their own, and with the CNI
 * plugins. Any other interface with such an address is of another network.
 */
export function isInNetwork(address: string, before: Interfaces, now: Interfaces = networkInterfaces()): boolean {
  return Object.entries(now).some(([name, addresses = []]) => {
    if (before[name] !== undefined) return false;
    return addresses.some(({ family, address: own, cidr }) => {
      if (family !== 'IPv4' || cidr === null) return false;
      const network = new BlockList();
      network.addSubnet(own, Number(cidr.split('/')[1]), 'ipv4');
      return network.check(address, 'ipv4');
    });
  });
}
