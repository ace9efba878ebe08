/** The words in braces that a command may have, each with its meaning. */
export const PLACEHOLDERS = {
  url: 'the prefix of the log: its checkpoint is at {url}/checkpoint',
  base: 'its address, below which the prefix is: {base}/api/v2',
  vkey: 'its verifier key (C2SP signed-note)',
  key: 'the same',
  origin: 'the origin of its checkpoints',
  checkpoint: 'a file with its checkpoint',
  index: 'the index of an entry',
  size: 'the number of entries',
  entry: 'a file with an entry',
  proof: 'a file with a proof of that entry (C2SP tlog-proof)',
  artifact: 'a file to be signed and logged',
  state: 'a folder that stays from look to look',
} as const;
