/**
 * Inline script that runs before any schema is made: the content security policy forbids the compiled parsers for which zod
 * would test the browser, and browsers report the test.
 */
export const zodWithoutEval = 'window.__zod_globalConfig={jitless:true};'
