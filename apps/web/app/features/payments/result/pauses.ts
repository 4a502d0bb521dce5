/** Most payments are settled in the first seconds. Together they are a minute. */
const pausesMs = [2_000, 3_000, 5_000, 8_000, 12_000, 15_000, 15_000]

/** How long to wait after having asked so often; false for never again. */
export const pauseAfter = (asked: number): number | false => pausesMs[asked] ?? false
