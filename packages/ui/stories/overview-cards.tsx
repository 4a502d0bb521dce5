import { Bath, BedDouble, Eye, Heart, Lock, Ruler, TrendingDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../src/badge.tsx'
import { Card, CardBody, CardMedia, Facts } from '../src/card.tsx'
import { IconButton } from '../src/icon-button.tsx'
import { Link } from '../src/link.tsx'
import { Picture, type PictureSource } from '../src/picture.tsx'
import { Frame } from './frame.tsx'
import { pictures } from './pictures.ts'

export type SampleCardProps = {
  source: PictureSource
  price: string
  was?: string
  period?: string
  title: string
  address: string
  meta: ReactNode
  badge?: ReactNode
  isSaved?: boolean
  isLit?: boolean
}

export const SampleCard = ({ source, isSaved, isLit, badge, ...words }: SampleCardProps) => (
  <Card>
    <CardMedia
      isLit={isLit}
      badge={badge}
      dots={{ count: 4, active: 0 }}
      action={
        <IconButton label={`Save ${words.title}`} variant="photo" isPressed={isSaved ?? false}>
          <Heart aria-hidden />
        </IconButton>
      }
    >
      <Picture source={source} alt={words.title} sizes="302px" />
    </CardMedia>
    <CardBody>
      <p className="flex items-baseline gap-2">
        <bdi className="type-price-card">{words.price}</bdi>
        {words.was && <s className="text-ink-soft">{words.was}</s>}
        {words.period && <span className="text-ink-soft">{words.period}</span>}
      </p>
      <Facts
        facts={[
          { icon: <BedDouble aria-hidden />, text: '3', label: 'Bedrooms' },
          { icon: <Bath aria-hidden />, text: '2', label: 'Bathrooms' },
          { icon: <Ruler aria-hidden />, text: '142 m²', label: 'Area' },
        ]}
      />
      <h3 className="truncate font-medium">{words.title}</h3>
      <p className="truncate text-ink-soft">{words.address}</p>
      <p className="type-meta mt-[5px]">{words.meta}</p>
    </CardBody>
  </Card>
)

const VeiledCard = () => (
  <Card>
    <CardMedia
      veil={
        <>
          <Lock aria-hidden />
          Premium home
          <span className="text-12 font-normal">Included in Agency</span>
        </>
      }
    >
      <Picture source={pictures.cottage} alt="" sizes="302px" />
    </CardMedia>
    <CardBody>
      <p className="type-price-card">Price on request</p>
      <Facts facts={[{ icon: <Ruler aria-hidden />, text: '300–350 m²', label: 'Area' }]} />
      <h3 className="font-medium">Villa in Aldoar</h3>
      <p>
        <Link href="#plans">See with a plan</Link>
      </p>
    </CardBody>
  </Card>
)

export const OverviewCards = () => (
  <Frame title="Card: rest, lit from the map, premium, rent, seen" span={12}>
    <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      <SampleCard
        source={pictures.living}
        price="€685,000"
        was="€715,000"
        title="Corner apartment with morning light"
        address="Rua de Cedofeita 412, Cedofeita"
        meta="€4,824/m² · Listed 3 days ago"
        isSaved
        badge={
          <Badge tone="photo-accent">
            <TrendingDown aria-hidden />
            Price down 4%
          </Badge>
        }
      />
      <SampleCard
        source={pictures.block}
        price="€615,000"
        title="New building with deep balconies"
        address="Rua de Álvares Cabral 300, Cedofeita"
        meta="€4,695/m² · Listed 1 week ago"
        isLit
      />
      <VeiledCard />
      <SampleCard
        source={pictures.balcony}
        price="€1,650"
        period="a month"
        title="Two balconies beside the rotunda"
        address="Rua de Júlio Dinis 640, Boavista"
        meta={
          <span className="inline-flex items-center gap-1">
            <Eye className="size-3.5" aria-hidden />
            Seen yesterday
          </span>
        }
      />
    </div>
  </Frame>
)
