/** The editor of a meeting that invites the person. */
export const pathTo = (personId: string): Promise<string> => Promise.resolve(`/user/schedule/meet?new=1&with=${personId}`)
