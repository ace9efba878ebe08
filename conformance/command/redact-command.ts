import { redactUrl } from '../transport/record/redact.ts';

/** A variable that is set in front of a command: `TOKEN=… ./server`. */
const SECRET_SETTING = /\b(\w*(?:key|token|secret|password)\w*=)\S+/gi;

/** A command line from the user, without the secrets that are set in front of it. */
export const redactCommand = (command: string): string => redactUrl(command).replace(SECRET_SETTING, '$1…');
