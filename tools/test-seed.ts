import fc from 'fast-check'

/**
 * Generated tests take the same samples in every run, so that a change is judged by what it changed. Others are taken
 * with another seed: `GABLE_SEED=7 npm run test`, or a new one for every run with `GABLE_SEED=$RANDOM`.
 */
process.env.GABLE_SEED ??= '20261115'
fc.configureGlobal({ seed: Number(process.env.GABLE_SEED) })
