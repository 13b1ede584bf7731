/** Behind a switch: fetched when it is on. */
export { NumberInput as default } from '@mantine/core'
