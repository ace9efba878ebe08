export { isConsistent } from './consistency.ts';
export { openWitness, type Witness, type WitnessRig } from './witness.ts';
