import type { ReactNode } from 'react'

type ProfileSectionProps = { title: string; text: string; children: ReactNode }

export function ProfileSection({ title, text, children }: ProfileSectionProps) {
  return (
    <section className="profile-section">
      <div>
        <h2 className="type-block">{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  )
}
