/** The last tab of the home of the administration: reports of the modules. */
export const REPORTS_TAB = 'reports' as const
