/** Recordings of the sample organisation, by the names of their files: how long they are, and the heights that draw them. */
export const sampleVoices = {
  'second-screens': {
    seconds: 9.92,
    wave: [
      0, 93, 100, 63, 55, 28, 8, 32, 50, 31, 30, 64, 38, 59, 63, 23, 42, 33, 26, 62, 60, 45, 30, 68, 55, 42, 54, 55, 73, 19, 44,
      72, 72, 40, 52, 62, 26, 76, 31, 60, 51, 64, 48, 44, 49, 63, 66, 32, 12, 62, 51, 59, 51, 73, 57, 28, 40, 81, 31, 1,
    ],
  },
} as const
