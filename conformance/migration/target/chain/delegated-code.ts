import type { ContractViews } from './views.ts';

/** The code that counts at an address: its own, or what a proxy stands before. */
export interface DelegatedCode {
  /** `0x` and digits; `0x` alone where there is none. */
  readonly code: string;
  /** It hands on calls to what cannot be found, so that other functions than its own may be there. */
  readonly delegates: boolean;
}

/** A minimal proxy (ERC-1167). */
const MINIMAL = /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3/;
/** Where a proxy has the address of its logic (ERC-1967). */
const LOGIC_SLOT = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';
const ADDRESS_WORD = /^0x0{24}([0-9a-f]{40})$/;
const DELEGATECALL = 0xf4;
const CALLCODE = 0xf2;
/** A proxy behind a proxy is followed so often. */
const STEPS = 3;

/** Finds what answers at an address. `ask` is the chain's `request`. */
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

/** Whether code has an instruction that runs the code of another contract as its own. */
export function delegatesCalls(code: string): boolean {
  const bytes = Buffer.from(code.slice(2), 'hex');
  // What solc appends is no code: CBOR, whose length is in the last two bytes (Solidity, "Contract Metadata").
  const appended = bytes.length > 2 ? bytes.readUInt16BE(bytes.length - 2) + 2 : 0;
  const end =
    appended < bytes.length && bytes[bytes.length - appended]! >> 4 === 0xa ? bytes.length - appended : bytes.length;
  for (let at = 0; at < end; at++) {
    const op = bytes[at]!;
    if (op === DELEGATECALL || op === CALLCODE) return true;
    // PUSH1 to PUSH32: what follows is a value.
    if (op >= 0x60 && op <= 0x7f) at += op - 0x5f;
  }
  return false;
}
