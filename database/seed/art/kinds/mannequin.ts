import { across, path } from '../svg.ts'

/** A mannequin's head on its bust: modelled by light alone, without a face that somebody has. */
const skin = across('#6f4630', '#a8734f@30', '#b98460@46', '#8a5a3c@78', '#5f3b28')
export const head =
  path(
    'M384 1060Q390 990 500 960Q548 940 548 880V800H652V880Q652 940 700 960Q810 990 816 1060Z',
    skin,
  ) +
  path('M548 830Q600 890 652 830V884Q600 930 548 884Z', '#3a2216', 'opacity=".35"') +
  path(
    'M600 410Q752 410 748 590Q744 720 690 800Q640 862 600 864Q560 862 510 800Q456 720 452 590Q448 410 600 410Z',
    skin,
  ) +
  path('M512 606Q548 582 580 604Q576 632 546 634Q520 632 512 606Z', '#5f3b28', 'opacity=".45"') +
  path('M688 606Q652 582 620 604Q624 632 654 634Q680 632 688 606Z', '#5f3b28', 'opacity=".45"') +
  path('M592 600Q584 680 566 704Q600 728 634 704Q616 680 608 600Z', '#c99570', 'opacity=".5"') +
  path('M566 706Q600 726 634 706Q600 742 566 706Z', '#4a2c1c', 'opacity=".5"') +
  path('M548 770Q576 752 600 762Q624 752 652 770Q600 782 548 770Z', '#6b3a2a', 'opacity=".75"') +
  path('M548 771Q600 784 652 771Q630 804 600 804Q570 804 548 771Z', '#8a4a38', 'opacity=".7"')
