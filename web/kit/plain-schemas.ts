/**
 * zod compiles its schemas with `new Function` where it may. Our content policy forbids that, and each attempt would be
 * reported as a violation: zod gets this setting before its first schema is made, and without loading it here.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
