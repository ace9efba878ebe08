import type { ContractViews } from './views.ts';

/** The code that runs at an address: its own, or, at a proxy, that of the logic contract. */
export interface DelegatedCode {
  /** `0x` and hex digits; `0x` alone for an address without code. */
  readonly code: string;
  /** The code delegates calls to a contract that cannot be found, so that it may have more functions than its code shows. */
  readonly delegates: boolean;
}

/** A minimal proxy (ERC-1167). */
const MINIMAL = /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3/;
/** The storage slot in which a proxy keeps the address of its logic contract (ERC-1967). */
const LOGIC_SLOT = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';
const ADDRESS_WORD = /^0x0{24}([0-9a-f]{40})$/;
const DELEGATECALL = 0xf4;
const CALLCODE = 0xf2;
/** How many proxies are followed, one behind another. */
const STEPS = 3;

/** Finds the code that answers calls at an address. */
export async function delegatedCode(
  views: ContractViews,
  ask: (method: string, params: readonly unknown[]) => Promise<unknown>,
  address: unknown,
): Promise<DelegatedCode> {
  let code = await views.codeAt(address);
  for (let step = 0, at = address; step < STEPS && code !== '0x'; step++) {
    const slot = ADDRESS_WORD.exec(String(await ask('eth_getStorageAt', [at, LOGIC_SLOT, 'latest'])).toLowerCase());
    const logic = MINIMAL.exec(code.toLowerCase())?.[1] ?? slot?.[1];
    if (logic === undefined || /^0+$/.test(logic)) break;
    at = `0x${logic}`;
    code = await views.codeAt(at);
  }
  return { code, delegates: delegatesCalls(code) };
}

/** Whether code has an instruction that runs the code of another contract in its own context. */
export function delegatesCalls(code: string): boolean {
  const bytes = Buffer.from(code.slice(2), 'hex');
  // solc appends metadata, which is not code: CBOR, whose length is in the last two bytes (Solidity, "Contract Metadata").
  const appended = bytes.length > 2 ? bytes.readUInt16BE(bytes.length - 2) + 2 : 0;
  const end =
    appended < bytes.length && bytes[bytes.length - appended]! >> 4 === 0xa ? bytes.length - appended : bytes.length;
  for (let at = 0; at < end; at++) {
    const op = bytes[at]!;
    if (op === DELEGATECALL || op === CALLCODE) return true;
    // PUSH1 to PUSH32: the next bytes are a value.
    if (op >= 0x60 && op <= 0x7f) at += op - 0x5f;
  }
  return false;
}
