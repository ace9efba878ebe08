/** Collects the values of an option that may be repeated. */
export const collectValues = (value: string, values: string[] = []): string[] => [...values, value];
