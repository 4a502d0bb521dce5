import { classNames } from './class-names.ts'

/** A gable and the letter G in one line; the colour comes from the text around it. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M22.5 9.6 14 3.2 4.2 10.8V24.4H23.6V15.6H14.6" />
    </svg>
  )
}

export function Logo({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span className={classNames('ui-logo', className)}>
      <LogoMark />
      <span>{name}</span>
    </span>
  )
}
