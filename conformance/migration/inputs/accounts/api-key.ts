/** The API key in the path of a provider's URL. No provider has issued it. */
export const PROVIDER_API_KEY = 'c0ffee3a9d5b47e18f26d4b7a1e09c53';
