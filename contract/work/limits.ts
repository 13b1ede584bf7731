export const MAX_WORKSPACE_NAME = 120
/** People of one workspace. */
export const MAX_WORKSPACE_PEOPLE = 500
export const CREATED_A_MINUTE = 60

export const MAX_PROJECT_TITLE = 200
export const MAX_PROJECT_DESCRIPTION = 5_000
/** Lists of one board. */
export const MAX_LISTS = 30
export const MAX_LIST_TITLE = 80
/** What a list may be limited to. */
export const MAX_IN_LIST = 999

/** Milestones of one project. */
export const MAX_MILESTONES = 50
export const MAX_MILESTONE_TITLE = 200

/** Templates of one workspace, and those of others that are offered in it. */
export const MAX_TEMPLATES = 50
export const MAX_OFFERED_TEMPLATES = 50
/** Tasks of one template, which come in one transaction, and characters of all that it holds. */
export const MAX_TEMPLATE_TASKS = 500
export const MAX_TEMPLATE_SIZE = 2_000_000

export const MAX_TASK_TITLE = 300
export const MAX_DURATION = 2_000
export const MAX_ASSIGNEES = 30
export const MAX_TASK_LABELS = 20
/** Action items of one task, and its sub-tasks. */
export const MAX_ITEMS = 100
export const MAX_SUBTASKS = 100
/** Files of one task, beside those of its comments. */
export const MAX_TASK_FILES = 20
export const MAX_WAITS_FOR = 300
/** Minutes that a task is estimated to take, and that one entry of time holds. */
export const MAX_ESTIMATE = 60_000
export const MAX_TIME_MINUTES = 1_440
/** Entries of time of one task, and people who watch it. */
export const MAX_TIMES = 500
export const MAX_WATCHERS = 200
/** Rows of a report of time, and lines of its file. */
export const MAX_TIME_ROWS = 500
export const MAX_EXPORTED_TIMES = 20_000
/** What one task waits for, and as much may follow it. */
export const MAX_DEPENDENCIES = 30
/** Working days between two tasks. */
export const MAX_LAG = 365
/** Open tasks with a date of which a critical path is reckoned. */
export const MAX_PLANNED = 10_000
/** Days, people and tasks of one workload. */
export const MAX_LOAD_DAYS = 370
export const MAX_LOAD_PEOPLE = 100
export const MAX_LOAD_TASKS = 5_000
/** Tasks that are shifted at once. */
export const MAX_SHIFTS = 500
/** Tasks that a picker offers. */
export const NAMED_TASKS = 20
/** Characters that a task is made with; its document may become longer. */
export const MAX_DESCRIPTION = 20_000
/** Cards of each list that a board shows at first, and at most: beyond that the table goes on. */
export const BOARD_CARDS = 30
export const MAX_BOARD_CARDS = 300
/** Columns of a board that is grouped by assignee, label or priority. */
export const MAX_GROUPS = 60

/** Comments may be changed by their author so long. */
export const COMMENT_EDIT_SECONDS = 900

/** Tasks of one exported file, and letters of each description: a spreadsheet holds no more in a cell than some thirty thousand characters. */
export const MAX_EXPORTED_TASKS = 20_000
export const EXPORTED_LETTERS = 10_000
/** Tasks of one imported file: they come in one transaction. */
export const MAX_IMPORTED_TASKS = 500
