import { height, margin, width } from './frame.ts'
import { curveThrough, type Line, type Point } from './geometry.ts'
import { roundabout } from './parks.ts'
import { coastX, riverHalfWidth, riverY } from './shores.ts'

const [north, east, south] = [-margin, width + margin, height + margin]

const coastRoad: Line = [...every(60, north, 1180).map((y): Point => [coastX(y) + 46, y]), [470, 1268], [560, 1296]]
const quay: Line = every(70, 560, east).map((x): Point => [x, riverY(x) - riverHalfWidth(x) - 20])
const round = roundabout(34)

const mainRoads: Line[] = [
  coastRoad,
  quay,
  [
    [470, 700],
    [760, 742],
    [1040, 772],
    [1270, 800],
    [1361, 830],
  ],
  [
    [1429, 835],
    [1600, 880],
    [1720, 960],
    [1800, 1080],
    [1990, 1120],
    [2420, 1090],
    [east, 1040],
  ],
  [
    [1400, 868],
    [1440, 1010],
    [1490, 1100],
    [1515, 1152],
  ],
  [
    [1560, 455],
    [1570, 640],
    [1610, 860],
    [1640, 1020],
    [1640, 1202],
  ],
  [
    [985, 330],
    [1200, 350],
    [1310, 470],
    [1330, 640],
    [1395, 800],
  ],
  [
    [520, 560],
    [760, 590],
    [1000, 640],
    [1090, 640],
  ],
  [
    [620, 1290],
    [640, 1170],
    [700, 1000],
    [690, 830],
    [640, 690],
    [560, 560],
  ],
  [
    [1640, 1200],
    [1660, 1330],
    [1640, 1480],
    [1600, 1640],
    [1590, 1840],
    [1600, south],
  ],
  [
    [1000, south],
    [800, 1840],
    [980, 1660],
    [1260, 1590],
    [1600, 1600],
    [2000, 1540],
    [2420, 1600],
    [east, 1690],
  ],
  [
    [1790, 500],
    [1830, 300],
    [1800, -20],
    [1790, north],
  ],
  [
    [2020, 820],
    [2230, 780],
    [2420, 700],
    [east, 520],
  ],
]

const motorwayRoutes: Line[] = [
  [
    [900, north],
    [930, -20],
    [1010, 180],
    [1075, 390],
    [1090, 640],
    [1040, 860],
    [1015, 1060],
    [1035, 1200],
    [1030, 1440],
    [1060, 1620],
    [1090, 1840],
    [1130, south],
  ],
  [
    [1090, 540],
    [1300, 470],
    [1560, 455],
    [1790, 500],
    [1960, 630],
    [2020, 820],
    [2010, 1040],
    [1980, 1210],
    [1985, 1420],
    [2040, 1840],
    [2080, south],
  ],
  [
    [680, north],
    [700, -20],
    [735, 130],
    [860, 215],
    [1050, 290],
  ],
]

export const mains: Line[] = [...mainRoads.map(layRoad), [...round, round[0] as Point]]
export const motorways: Line[] = motorwayRoutes.map(layRoad)
export const railways: Line[] = [
  layRoad([
    [east, 900],
    [2420, 980],
    [2190, 1010],
    [2050, 1010],
    [1900, 1060],
    [1760, 1105],
  ]),
]

/** Roads bend in the town; out of it they run straight to the edge of the country. */
function layRoad(route: Line): Line {
  const isFar = ([x, y]: Point) => y === north || x === east || y === south
  const town = curveThrough(route.filter((point) => !isFar(point)))
  const [first, last] = [route[0] as Point, route.at(-1) as Point]
  return [...(isFar(first) ? [first] : []), ...town, ...(isFar(last) ? [last] : [])]
}

function every(step: number, from: number, to: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}
