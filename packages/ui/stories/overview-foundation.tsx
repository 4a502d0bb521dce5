import { Avatar } from '../src/avatar.tsx'
import { Logo } from '../src/logo.tsx'
import { Meter } from '../src/meter.tsx'
import { Frame } from './frame.tsx'

const colours = [
  ['paper', 'bg-paper', '#FBFAF7 / #141412'],
  ['surface', 'bg-surface', '#FFFFFF / #1D1C1A'],
  ['sunken', 'bg-sunken', '#F4F1EA / #262421'],
  ['line', 'bg-line', '#E6E1D8 / #34322E'],
  ['line-strong', 'bg-line-strong', '#8F897E / #7C766C'],
  ['ink-soft', 'bg-ink-soft', '#5E5A53 / #B4AEA4'],
  ['ink', 'bg-ink', '#1B1A18 / #F3F1EC'],
  ['brand', 'bg-brand', '#0E5A4A / #5CC2A9'],
  ['brand-soft', 'bg-brand-soft', '#E4EFEB / #17302A'],
  ['accent', 'bg-accent', '#B24622 / #F08A63'],
  ['accent-soft', 'bg-accent-soft', '#FAEBE3 / #3A2219'],
  ['good', 'bg-good', '#1E7A46 / #6CC98F'],
  ['warn', 'bg-warn', '#8A5A00 / #E0B04C'],
  ['bad', 'bg-bad', '#B3261E / #F2857C'],
] as const

export const OverviewFoundation = () => (
  <>
    <Frame title="Colour (light / dark)" span={12}>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-7">
        {colours.map(([name, look, values]) => (
          <li key={name} className="grid gap-2 text-12">
            <span className={`h-16 rounded-control border border-line ${look}`} />
            <span>
              <b className="font-semibold">{name}</b>
              <br />
              <span className="text-ink-soft tabular-nums">{values}</span>
            </span>
          </li>
        ))}
      </ul>
    </Frame>
    <Frame title="Type" span={8}>
      <div className="grid gap-3">
        <p className="type-hero lg:text-[3.25rem]">Homes worth crossing town for.</p>
        <div className="flex flex-wrap items-baseline gap-x-4">
          <span className="type-page">Page title 36</span>
          <span className="type-section">Section 28</span>
          <span className="type-block">Block 22</span>
        </div>
        <div className="flex flex-wrap items-baseline gap-x-4">
          <span className="type-price">€685,000</span>
          <span className="type-price-card">€685,000</span>
          <span className="type-price-card text-18">€685,000</span>
          <span className="type-small text-ink-soft">prices: Fraunces, tabular lining figures</span>
        </div>
        <p>Body 16/1.5 Inter 400. Four rooms open in a row towards the morning.</p>
        <p className="type-reading">Reading 17/1.65. The building dates from 1908 and was restored in 2021.</p>
        <p className="type-small">
          Small 14 · <span className="text-ink-soft">secondary 14 ink-soft</span> ·{' '}
          <span className="type-meta">meta 12</span>
        </p>
        <p className="type-block" lang="ar" dir="rtl">
          بيوت تستحق عبور المدينة <bdi className="type-price-card">€685,000</bdi>
        </p>
      </div>
    </Frame>
    <Frame title="Mark, avatars, meters" span={4}>
      <div className="grid gap-6">
        <Logo name="Gable" className="text-[2rem]" />
        <div className="flex items-center gap-2">
          <Avatar name="Maria Silva" tone="brand" size="large" />
          <Avatar name="Tomás Brandão" tone="sand" />
          <Avatar name="Inês Costa" tone="clay" />
          <Avatar name="Ana Sousa" tone="sea" size="small" />
          <Avatar name="Rui Pinto" tone="moss" size="small" />
        </div>
        <div className="grid gap-3">
          <Meter label="Used" value={60} />
          <Meter label="Nearly used up" value={78} tone="warn" />
          <Meter label="Used up" value={100} tone="bad" />
        </div>
      </div>
    </Frame>
  </>
)
