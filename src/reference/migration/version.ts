/** `<core_version>-v<migration_version>` (interface document, "Versioning"): what the package is published as. */
export const VERSION = '0.0.1-rc.14-v1';
