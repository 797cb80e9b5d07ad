import { expect } from 'chai';
import fc from 'fast-check';
import type { PathStep } from '../../../../packages/engine/src/convert/model/index.ts';
import { presetShape, ShapeFrame, type DrawnShape } from '../../../../packages/engine/src/convert/shapes/index.ts';
import { mirrored } from '../../../../packages/engine/src/convert/shapes/mirrored.ts';

const names =
  'triangle rtTriangle diamond parallelogram trapezoid pentagon hexagon octagon plus star4 star5 star6 star8 star10 star12 ' +
  'star16 star24 star32 rightArrow leftArrow upArrow downArrow leftRightArrow upDownArrow homePlate chevron ' +
  'wedgeRectCallout wedgeRoundRectCallout wedgeEllipseCallout bracketPair bracePair leftBracket rightBracket leftBrace ' +
  'rightBrace bentConnector2 bentConnector3 flowChartDecision flowChartInputOutput flowChartManualInput ' +
  'bentConnector4 bentConnector5 curvedConnector2 curvedConnector3 curvedConnector4 curvedConnector5 lineInv ' +
  'roundRect round1Rect round2SameRect round2DiagRect snip2SameRect snip2DiagRect snipRoundRect plaque ' +
  'can cube bevel foldedCorner frame donut arc pie chord corner notchedRightArrow stripedRightArrow bentUpArrow quadArrow ' +
  'borderCallout1 callout2 accentCallout3 accentBorderCallout1 flowChartAlternateProcess flowChartPredefinedProcess ' +
  'flowChartInternalStorage flowChartDocument flowChartMultidocument flowChartTerminator flowChartDelay flowChartDisplay ' +
  'flowChartOr flowChartSummingJunction flowChartCollate flowChartSort flowChartPunchedCard flowChartPunchedTape ' +
  'leftRightUpArrow leftUpArrow bentArrow lightningBolt irregularSeal1 smileyFace wave moon blockArc mathPlus mathMinus ' +
  'mathEqual mathMultiply flowChartOnlineStorage flowChartOfflineStorage flowChartMagneticDisk flowChartMagneticDrum heart ' +
  'flowChartManualOperation flowChartPreparation flowChartOffpageConnector flowChartExtract flowChartMerge snip1Rect';

function draw(
  name: string,
  width = 100,
  height = 60,
  adjustments: readonly (readonly [number, number])[] = [],
): DrawnShape {
  const shape = presetShape(name);
  if (!shape) throw new Error(`no shape ${name}`);
  return shape(new ShapeFrame(width, height, new Map(adjustments)));
}

function ends(steps: readonly PathStep[]): string[] {
  return steps.flatMap((step) => (step.to === 'close' ? [] : [`${round(step.x)},${round(step.y)}`]));
}

function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

const first = (drawn: DrawnShape): string[] => ends(drawn.paths[0]?.steps ?? []);

describe('preset shapes', () => {
  it('are in their box, whatever it and their adjustments are', () => {
    const size = fc.integer({ min: 1, max: 500 });
    const adjustments = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 200_000 })));
    for (const name of names.split(' ')) {
      const mayReachOut = /allout|Connector[345]|bentUpArrow/.test(name);
      fc.assert(
        fc.property(size, size, adjustments, (width, height, given) => {
          const { paths, text } = draw(name, width, height, given);
          for (const { steps } of paths) {
            for (const step of steps) {
              if (step.to === 'close') continue;
              expect(Number.isFinite(step.x) && Number.isFinite(step.y), name).to.equal(true);
              if (mayReachOut) continue;
              // Stars that are stretched to fill their box may reach out of it a little when their points are dull, as thick crosses do.
              const slack = /^star|^mathMultiply/.test(name) ? 0.11 : 1e-4;
              expect(step.x / width, name).to.be.within(-slack, 1 + slack);
              expect(step.y / height, name).to.be.within(-slack, 1 + slack);
            }
          }
          expect([text.left, text.top, text.right, text.bottom].every(Number.isFinite), name).to.equal(true);
        }),
        { numRuns: 25 },
      );
    }
  });

  it('follow their formulas', () => {
    expect(first(draw('triangle'))).to.deep.equal(['0,60', '50,0', '100,60']);
    expect(first(draw('diamond'))).to.deep.equal(['0,30', '50,0', '100,30', '50,60']);
    expect(first(draw('rightArrow'))).to.deep.equal(['0,15', '70,15', '70,0', '100,30', '70,60', '70,45', '0,45']);
    expect(first(draw('upArrow', 60, 100))).to.include.members(['30,0', '0,30', '60,30', '15,100', '45,100']);
    expect(first(draw('chevron'))).to.deep.equal(['0,0', '70,0', '100,30', '70,60', '0,60', '30,30']);
    expect(first(draw('plus', 100, 100, [[1, 20_000]]))).to.include('20,20');
    expect(first(draw('star5'))).to.include('50,0');
  });

  it('of callouts point at the position of their adjustments, from the nearest side', () => {
    const below = first(
      draw('wedgeRectCallout', 120, 60, [
        [1, -20_000],
        [2, 100_000],
      ]),
    );
    expect(below).to.deep.equal(['0,0', '0,0', '120,0', '120,60', '50,60', '36,90', '20,60', '0,60'].slice(1));
    const right = first(
      draw('wedgeRoundRectCallout', 120, 60, [
        [1, 100_000],
        [2, 0],
      ]),
    );
    expect(right).to.include.members(['120,10', '180,30', '120,25']);
  });

  it('of brackets are open lines over a fill without one', () => {
    const { paths } = draw('leftBracket');
    expect(paths.map(({ isFilled, isStroked }) => [isFilled, isStroked])).to.deep.equal([
      [true, false],
      [false, true],
    ]);
    expect(paths[1]?.steps.some(({ to }) => to === 'close')).to.equal(false);
    expect([ends(paths[1]?.steps ?? []).at(0), ends(paths[1]?.steps ?? []).at(-1)]).to.deep.equal(['100,60', '100,0']);
    const brace = ends(draw('rightBrace').paths[1]?.steps ?? []);
    expect(brace).to.include('100,30');
  });

  it('are mirrored with their text rectangle', () => {
    const drawn = mirrored(draw('homePlate'), 100);
    expect(first(drawn)).to.deep.equal(['100,0', '30,0', '0,30', '30,60', '100,60']);
    expect([drawn.text.left, drawn.text.right]).to.deep.equal([15, 100]);
  });
});
