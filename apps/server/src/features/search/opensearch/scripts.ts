import { earthRadiusMetres, type PointE6 } from '@gable/domain/search-area'

// Compiled once each: whatever changes from question to question is a parameter.

/** Whether a ring winds around the point or goes through it; in whole numbers, so that nothing is rounded. */
const isInRing = `
  long x = doc['x'].value; long y = doc['y'].value;
  List xs = params.xs; List ys = params.ys;
  int count = xs.size(); int winds = 0;
  long fromX = ((Number) xs.get(count - 1)).longValue(); long fromY = ((Number) ys.get(count - 1)).longValue();
  for (int index = 0; index < count; index++) {
    long toX = ((Number) xs.get(index)).longValue(); long toY = ((Number) ys.get(index)).longValue();
    long side = (toX - fromX) * (y - fromY) - (x - fromX) * (toY - fromY);
    if (side == 0 && x >= Math.min(fromX, toX) && x <= Math.max(fromX, toX)
      && y >= Math.min(fromY, toY) && y <= Math.max(fromY, toY)) return true;
    if (fromY <= y && toY > y && side > 0) winds++;
    else if (fromY > y && toY <= y && side < 0) winds--;
    fromX = toX; fromY = toY;
  }
  return winds != 0;`

/** The formula of all engines: OpenSearch's own distance knows another earth. */
const metres = `
  double halfY = Math.sin((doc['y'].value - params.y) * params.halfRadians);
  double halfX = Math.sin((doc['x'].value - params.x) * params.halfRadians);
  double chord = halfY * halfY + Math.cos(doc['y'].value * params.radians) * params.cosine * halfX * halfX;
  double metres = params.diameter * Math.asin(Math.min(1.0, Math.sqrt(chord)));`

const toRadians = Math.PI / 180 / 1e6

const fromPoint = ({ x, y }: PointE6) => ({
  x,
  y,
  radians: toRadians,
  halfRadians: toRadians / 2,
  cosine: Math.cos(y * toRadians),
  diameter: 2 * earthRadiusMetres,
})

export const inRing = (ring: PointE6[]) => ({
  source: isInRing,
  params: { xs: ring.map(({ x }) => x), ys: ring.map(({ y }) => y) },
})

export const withinMetres = (centre: PointE6, most: number) => ({
  source: `${metres} return metres <= params.most;`,
  params: { ...fromPoint(centre), most },
})

export const wholeMetresFrom = (point: PointE6) => ({
  source: `${metres} return Math.floor(metres);`,
  params: fromPoint(point),
})
