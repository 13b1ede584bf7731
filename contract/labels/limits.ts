/** Labels of one scope: a workspace, or a person. */
export const MAX_LABELS = 200
export const MAX_LABEL_NAME = 40
/** Made, changed and removed by one person. */
export const LABEL_CHANGES_A_MINUTE = 120
