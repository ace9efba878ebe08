/** Which exchanges asked for a resource of the log. */

/** What stands for the log's resources; what else is asked, such as appending, is not judged here. */
export const isLogResource = (name: string | undefined): name is string => /^(checkpoint$|tile\/)/.test(name ?? '');
