/** Of a provider, in the path of its URL. Of none that there is. */
export const PROVIDER_API_KEY = 'c0ffee3a9d5b47e18f26d4b7a1e09c53';
