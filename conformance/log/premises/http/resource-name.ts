/** Whether an exchange read a resource of the log, since exchanges may also append or create. */
export const isLogResource = (name: string | undefined): name is string => /^(checkpoint$|tile\/)/.test(name ?? '');
