export const chatChannel = (id: string): string => `chat:${id}`
/** Where somebody shows whether they are there; followed by those on whose screen they are. */
export const personChannel = (id: string): string => `person:${id}`
