/**
 * The files of the modules that register writes (`registerWrite`): those that wait from an earlier visit are sent once all are
 * loaded. What is registered anywhere else would be taken for an endpoint that is no more, and dropped.
 */
export const writers = import.meta.glob([
  '../modules/*/api.ts',
  '../modules/*/api/{api,appointments,chains,feeds,learn,marking,meetings,permissions,quiz,rooms,settings,writes}.ts',
  '../modules/*/{,api/}*-talk.{ts,tsx}',
])
