// node verify.js PREFIX VKEY ORIGIN: exit code 0 if the log is to be trusted with its checkpoint, or else 1.
import { checkpoint } from './checkpoint.js';

try {
  const { size, root } = await checkpoint(...process.argv.slice(2));
  console.log(`${size} ${root.toString('hex')}`);
} catch (error) {
  console.error(`refused: ${error.message}`);
  process.exitCode = 1;
}
